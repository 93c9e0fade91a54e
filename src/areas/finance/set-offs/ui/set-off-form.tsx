import { DebtField, FormId, ScanField } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { inRials } from '#values/money.ts'
import type { AskSetOffForm } from '../inputs.ts'
import type { NewSetOff } from '../set-off-form-queries.ts'

type Props = Pick<NewSetOff, 'pots' | 'promised' | 'debts'> & { holder: { id: string }; formId: string; reply: Reply | undefined }

/** From what we hold of a customer, which of their debts are paid, and how they agreed to it. */
export function SetOffForm({ holder, pots, promised, debts, formId, reply }: Props) {
  const field = fieldsOf<AskSetOffForm>(reply)
  const [first] = pots
  if (!first || debts.length === 0)
    return (
      <Card flush>
        {first ? (
          <Empty title="لا مستحق عليه">سُدّد ما عليه كله.</Empty>
        ) : promised.length > 0 ? (
          <Empty title="ما لدينا له ينتظر غير هذا">
            <Sentence>{promised.join('، و')}</Sentence>
          </Empty>
        ) : (
          <Empty title="لا شيء لدينا له">المقاصة مما بقي من دفعاته أو مما حُفظ من تأميناته، ولا شيء منهما.</Empty>
        )}
      </Card>
    )
  return (
    <Card title="ما يُسدَّد">
      <PostForm reply={reply} withFiles before="الإرسال">
        <FormId reply={reply} formId={formId} />
        <input type="hidden" name="partyId" value={holder.id} />
        <SelectField
          {...field('pot', first.pot)}
          label="من"
          options={pots.map(({ pot, name, free }) => [pot, `${name}، ${inRials(free)}`] as const)}
          help={promised.length > 0 && <Sentence>{promised.join('، و')}</Sentence>}
          required
        />
        {debts.map((debt, index) => (
          <DebtField key={debt.id} debt={{ ...debt, left: debt.open }} place={index + 1} reply={reply} />
        ))}
        <Field {...field('reason')} label="السبب" required />
        <Field {...field('consent')} label="موافقة العميل" help="كيف وافق ومتى، مثل: كتب إلينا اليوم." required />
        <ScanField {...field('evidence')} label="ورقة موافقته" />
        <div>
          <SubmitButton>أرسل المقاصة للاعتماد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
