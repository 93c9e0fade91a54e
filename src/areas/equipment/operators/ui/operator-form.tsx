import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { licenceField, operatorWords } from '../licence-field.ts'
import type { ShownOperator } from '../queries.ts'

type Choices = readonly (readonly [string, string])[]
type Props = {
  reply: Reply | undefined
  kept?: ShownOperator
  accounts: Choices
  kinds: readonly { id: string; name: string }[]
  branches?: Choices
}

/** Who they are and what they are licensed for; what is known already stands in its box. */
export function OperatorFields({ reply, kept, accounts, kinds, branches = [] }: Props) {
  const named = fieldsOf<Record<string, string>>(reply)
  const held = (kindId: string) => kept?.licences.find((one) => one.kindId === kindId)?.validUntil
  return (
    <>
      <div className="form-grid">
        <Field {...named('name', kept?.name)} label={operatorWords.name} maxLength={120} required />
        <PhoneField {...named('phone', kept?.phone)} label={operatorWords.phone} required />
        {accounts.length > 0 && (
          <SelectField
            {...named('accountId', kept?.accountId ?? '')}
            label={operatorWords.accountId}
            options={[['', 'لا حساب له'], ...accounts]}
            help="يكتب به كشوف ساعاته من هاتفه"
            optional
          />
        )}
        {branches.length > 1 && (
          <SelectField {...named('branchId', branches[0]?.[0])} label="الفرع" options={branches} required />
        )}
      </div>
      <CheckField {...named('active', (kept?.active ?? true) ? 'yes' : undefined)} label={operatorWords.active} />
      <h3>رخص التشغيل: آخر يوم في كل رخصة</h3>
      <div className="form-grid">
        {kinds.map(({ id, name }) => (
          <DateField key={id} {...named(licenceField(id), held(id))} label={name} optional />
        ))}
      </div>
    </>
  )
}
