import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { debtsPath } from '../debt.ts'
import type { ReverseRepaymentForm } from '../inputs.ts'
import type { StaffEntry } from '../queries.ts'

type Props = { repayment: StaffEntry; reply: Reply | undefined }

export function ReverseRepayment({ repayment: { id, number, employee }, reply }: Props) {
  return (
    <Card title={`عكس السند ${number}، ${employee}`}>
      <PostForm action={`${debtsPath}?repayment=${id}&act=reverse`} reply={reply} before="العكس">
        <input type="hidden" name="repaymentId" value={id} />
        <Field {...fieldsOf<ReverseRepaymentForm>(reply)('reason')} label="السبب" required />
        <div>
          <SubmitButton variant="outline">اعكس السند</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
