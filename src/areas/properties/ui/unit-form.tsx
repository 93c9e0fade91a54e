import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { unitWords } from '../field-words.ts'
import type { UnitForm as Form } from '../inputs.ts'
import { unitKinds, unitUses } from '../property.ts'
import type { OneUnit } from '../unit-detail.ts'

type Props = { reply: Reply | undefined; kept?: OneUnit }

/** What units that are alike have in common; what is known already stands in its box. */
export function UnitFields({ reply, kept }: Props) {
  const field = fieldsOf<Form>(reply)
  const count = (name: 'floor' | 'bedrooms' | 'bathrooms') => field(name, kept?.[name] == null ? undefined : String(kept[name]))
  const amount = (name: 'rent' | 'deposit') =>
    field(name, kept?.[name] == null ? undefined : (inDecimals(kept[name]) ?? undefined))
  return (
    <>
      <SelectField {...field('kind', kept?.kind)} label={unitWords.kind} options={Object.entries(unitKinds)} required />
      <ChoiceField
        {...field('use', kept?.use ?? 'residential')}
        label={unitWords.use}
        help="منه تُعرف ضريبة الإيجار"
        options={unitUses}
        required
      />
      <NumberField
        {...count('floor')}
        label={unitWords.floor}
        help={'الأرضي 0، والقبو \u2066-1\u2069'}
        inputMode="text"
        required
      />
      <MoneyField {...amount('rent')} label={unitWords.rent} required />
      <MoneyField {...amount('deposit')} label={unitWords.deposit} optional />
      <NumberField
        {...field('area', kept?.area == null ? undefined : String(kept.area / 100))}
        label={unitWords.area}
        unit="م²"
        inputMode="decimal"
        optional
      />
      <NumberField {...count('bedrooms')} label={unitWords.bedrooms} optional />
      <NumberField {...count('bathrooms')} label={unitWords.bathrooms} optional />
      <CheckField {...field('furnished', kept?.furnished ? 'yes' : undefined)} label={unitWords.furnished} />
    </>
  )
}
