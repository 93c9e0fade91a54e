import { BranchField, FormId } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { depositLines } from '../deposit.ts'
import type { AskDepositForm } from '../inputs.ts'

type Props = {
  partyId: string
  branches: readonly (readonly [string, string])[]
  today: string
  formId: string
  reply: Reply | undefined
}

/** How much, for which contract, and until when it is held. */
export function DepositForm({ partyId, branches, today, formId, reply }: Props) {
  const field = fieldsOf<AskDepositForm>(reply)
  return (
    <Card title="طلب تأمين مسترد">
      <PostForm reply={reply} before="الطلب">
        <FormId reply={reply} formId={formId} />
        <input type="hidden" name="partyId" value={partyId} />
        <div className="form-grid">
          <SelectField {...field('line')} label="النشاط" options={Object.entries(depositLines)} required />
          <Field {...field('contract')} label="رقم العقد أو الحجز" dir="auto" maxLength={60} required />
          <MoneyField {...field('amount')} label="المبلغ" required />
          <DateField {...field('dueOn', today)} label="تاريخ الاستحقاق" required />
          <DateField {...field('releaseOn')} label="موعد الرد" help="يُذكَّر المحاسب فيه إن بقي محفوظًا." optional />
          <BranchField {...field('branchId', branches[0]?.[0])} branches={branches} />
        </div>
        <p className="muted sm">تصدر به مطالبة بلا ضريبة، ويُقبض عند الكاشير مع سائر ما على العميل.</p>
        <div>
          <SubmitButton>اطلب التأمين المسترد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
