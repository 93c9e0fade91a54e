import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { addOnEffects, addOnWords, chargings } from '../add-on.ts'
import type { AddOnForm as Form } from '../inputs.ts'
import type { AddOnRow } from '../queries.ts'

type Props = { reply: Reply | undefined; kept?: AddOnRow; countries: readonly string[] }

const inBox = (count: number | null | undefined) => (count == null ? undefined : String(count))

/** What goes with a car, how it is charged and what it changes; what is known already stands in its box. */
export function AddOnFields({ reply, kept, countries }: Props) {
  const named = fieldsOf<Form>(reply)
  return (
    <>
      <div className="form-grid">
        <Field
          {...named('name', kept?.name)}
          label={addOnWords.name}
          help="كما يقرؤه العميل: كرسي أطفال"
          maxLength={60}
          required
        />
        <ChoiceField {...named('charged', kept?.charged ?? 'day')} label={addOnWords.charged} options={chargings} required />
        <MoneyField
          {...named('price', inDecimals(kept?.price ?? null) ?? undefined)}
          label={addOnWords.price}
          help="بلا ضريبة"
          required
        />
        <NumberField
          {...named('capDays', inBox(kept?.capDays))}
          label={addOnWords.capDays}
          help="لما يُحسب لليوم: لا يزيد السعر بعدها"
          unit="يوم"
          optional
        />
      </div>
      <h3>في العقد</h3>
      <div className="form-grid">
        <SelectField {...named('effect', kept?.effect ?? 'none')} label={addOnWords.effect} options={addOnEffects} required />
        <MoneyField
          {...named('excess', inDecimals(kept?.excess ?? null) ?? undefined)}
          label={addOnWords.excess}
          help="للتغطية: ما يصير إليه"
          optional
        />
        {countries.length > 0 && (
          <SelectField
            {...named('country', kept?.country ?? undefined)}
            label={addOnWords.country}
            help="للعبور: من دول العبور في القواعد"
            options={countries.map((country) => [country, country] as const)}
            optional
          />
        )}
        <NumberField
          {...named('stock', inBox(kept?.stock))}
          label={addOnWords.stock}
          help="لما له عدد محدود، مثل الكراسي. بلا عدد لا يُعدّ"
          optional
        />
      </div>
      <CheckField {...named('active', (kept?.active ?? true) ? 'yes' : undefined)} label={addOnWords.active} />
    </>
  )
}
