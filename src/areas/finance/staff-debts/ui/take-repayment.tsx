import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { repaymentMethods } from '../debt.ts'
import type { RepayDebtForm } from '../inputs.ts'
import type { StaffOwing } from '../queries.ts'

type Places = { box: string | null; accounts: readonly (readonly [string, string])[] }
type Props = { owing: readonly StaffOwing[]; places: Places; formId: string; reply: Reply | undefined }

/** Whoever owes brings it, or some of it. */
export function TakeRepayment({ owing, places: { box, accounts }, formId, reply }: Props) {
  const field = fieldsOf<RepayDebtForm>(reply)
  const { defaultValue } = field('id', formId)
  const people = owing.map(({ employeeId, employee }) => [employeeId, employee] as const)
  return (
    <Card title="اقبض سدادًا">
      <PostForm action="?act=repay" reply={reply} before="القبض">
        <input type="hidden" name="id" value={defaultValue} />
        <SelectField {...field('employeeId', people[0]?.[0])} label="من الموظف" options={people} required />
        <MoneyField {...field('amount')} label="المبلغ" required />
        <SelectField
          {...field('method', 'cash')}
          label="طريقة الدفع"
          options={Object.entries(repaymentMethods)}
          help={box ? `النقد يدخل ${box}.` : 'للنقد افتح وردية صندوقك أولًا.'}
          required
        />
        <SelectField {...field('account')} label="حساب التحويل" options={accounts} placeholder="بلا تحويل" optional />
        <Field {...field('reference')} label="مرجع التحويل" dir="ltr" optional />
        <div>
          <SubmitButton>اقبض</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
