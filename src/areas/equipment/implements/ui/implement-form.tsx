import { ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { implementStates, implementWords } from '../implement.ts'
import type { ImplementForm } from '../inputs.ts'
import type { ShownImplement } from '../queries.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { reply: Reply | undefined; kept?: ShownImplement; kinds: Choices; branches?: Choices }

/** What it is called, what it fits, and what it costs beside its machine. */
export function ImplementFields({ reply, kept, kinds, branches = [] }: Props) {
  const named = fieldsOf<ImplementForm>(reply)
  const money = (name: 'dayPrice' | 'monthPrice') => {
    const amount = kept?.[name]
    return { ...named(name, amount == null ? undefined : inDecimals(amount)), label: implementWords[name], optional: true }
  }
  return (
    <>
      <div className="form-grid">
        <Field {...named('name', kept?.name)} label={implementWords.name} help="شاكوش هيدروليكي، دلو" maxLength={60} required />
        <Field {...named('code', kept?.code)} label={implementWords.code} help="المكتوب عليها: HB-01" maxLength={20} required />
        <MoneyField {...money('dayPrice')} help="اتركه فارغًا لما يدخل في سعر المعدّة" />
        <MoneyField {...money('monthPrice')} />
        {branches.length > 1 && (
          <SelectField {...named('branchId', branches[0]?.[0])} label="الفرع" options={branches} required />
        )}
      </div>
      <ChoiceField {...named('kindIds', kept?.kindIds)} label={implementWords.kindIds} options={kinds} many required />
      <ChoiceField {...named('state', kept?.state ?? 'ready')} label={implementWords.state} options={implementStates} required />
      <Field {...named('note', kept?.note ?? undefined)} label={implementWords.note} maxLength={300} optional />
    </>
  )
}
