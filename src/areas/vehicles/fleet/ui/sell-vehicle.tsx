import '#ui/styles/act-form.css'
import { vehiclePath } from '#areas/vehicles/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { SellVehicleForm } from '../inputs.ts'
import type { ShownVehicle } from '../vehicle-detail.ts'

type Props = { vehicle: ShownVehicle; today: string; reply: Reply | undefined }

/** A car leaves the company once somebody else agrees; until then it is let as before. */
export function SellVehicle({ vehicle: { id, saleAsked }, today, reply }: Props) {
  const field = fieldsOf<SellVehicleForm>(reply)
  if (saleAsked) return <Alert kind="info">طُلب بيع هذه المركبة، والطلب بانتظار الاعتماد.</Alert>
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">اطلب بيع المركبة</summary>
      <PostForm action={`${vehiclePath(id)}?act=sell`} reply={reply} part="sell" before="الطلب">
        <p className="help">لا تُباع مركبة مؤجرة أو محجوزة. بعد الاعتماد لا تُؤجَّر، ويبقى سجلها كله.</p>
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
