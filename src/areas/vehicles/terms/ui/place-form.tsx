import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { PlaceForm as Form } from '../inputs.ts'
import { placeKinds, placeWords } from '../place.ts'
import type { CarPlace } from '../queries.ts'

type Props = { reply: Reply | undefined; kept?: CarPlace; branches: readonly (readonly [string, string])[] }

/** A place with its hours and what it costs to be there; what is known already stands in its box. */
export function PlaceFields({ reply, kept, branches }: Props) {
  const named = fieldsOf<Form>(reply)
  const isShown = kept?.active ?? true
  return (
    <>
      <div className="form-grid">
        <Field
          {...named('name', kept?.name)}
          label={placeWords.name}
          help="كما يقرؤه العميل: مطار صلالة"
          maxLength={60}
          required
        />
        <ChoiceField {...named('kind', kept?.kind ?? 'office')} label={placeWords.kind} options={placeKinds} required />
        {branches.length > 1 && (
          <SelectField
            {...named('branchId', kept?.branchId ?? branches[0]?.[0])}
            label="الفرع الذي يسلّم فيه"
            options={branches}
            required
          />
        )}
      </div>
      <h3>ساعاته</h3>
      <div className="form-grid">
        <Field {...named('opens', kept?.opens ?? '08:00')} label={placeWords.opens} type="time" dir="ltr" required />
        <Field
          {...named('closes', kept?.closes ?? '22:00')}
          label={placeWords.closes}
          help="ساعتان متساويتان: مفتوح طوال اليوم"
          type="time"
          dir="ltr"
          required
        />
      </div>
      <h3>رسومه بلا ضريبة</h3>
      <div className="form-grid">
        <MoneyField
          {...named('deliveryFee', inDecimals(kept?.deliveryFee ?? 0n))}
          label={placeWords.deliveryFee}
          help="مرة واحدة، وعند الإعادة فيه لمن استلم في غيره"
          required
        />
        <MoneyField
          {...named('afterHoursFee', inDecimals(kept?.afterHoursFee ?? 0n))}
          label={placeWords.afterHoursFee}
          help="لكل تسليم أو إعادة خارج ساعاته"
          required
        />
      </div>
      <CheckField {...named('active', isShown ? 'yes' : undefined)} label={placeWords.active} />
    </>
  )
}
