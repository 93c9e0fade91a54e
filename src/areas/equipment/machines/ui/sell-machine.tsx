import '#ui/styles/act-form.css'
import { machinePath } from '#areas/equipment/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { SellMachineForm } from '../inputs.ts'
import type { ShownMachine } from '../machine-detail.ts'

type Props = { machine: ShownMachine; today: string; reply: Reply | undefined }

/** A machine leaves the company once somebody else agrees; until then it is hired out as before. */
export function SellMachine({ machine: { id, saleAsked }, today, reply }: Props) {
  const field = fieldsOf<SellMachineForm>(reply)
  if (saleAsked) return <Alert kind="info">طُلب بيع هذه المعدّة، والطلب بانتظار الاعتماد.</Alert>
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">اطلب بيع المعدّة</summary>
      <PostForm action={`${machinePath(id)}?act=sell`} reply={reply} part="sell" before="الطلب">
        <p className="help">لا تُباع معدّة مؤجرة أو محجوزة. بعد الاعتماد لا تُؤجَّر، ويبقى سجلها كله.</p>
        <Field {...field('soldTo')} label="المشتري" maxLength={120} required />
        <DateField {...field('soldOn', today)} label="يوم البيع" required />
        <MoneyField {...field('soldFor')} label="الثمن" required />
        <div>
          <SubmitButton variant="danger">اطلب البيع</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
