import '#ui/styles/act-form.css'
import { claimPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { dayOf, timeOf } from '#values/days.ts'
import type { ShownClaim } from '../claim-detail.ts'
import type { PoliceReportForm } from '../inputs.ts'

type Props = { one: ShownClaim; reply: Reply | undefined }

/** The number may come later than the call from the road. */
export function PoliceReport({ one, reply }: Props) {
  const form = <PoliceForm one={one} reply={reply} />
  if (!one.policeReportNo)
    return (
      <Card title="بلاغ الشرطة">
        <div className="stack">
          {one.policeDueAt && (
            <p className="sm">
              المهلة حتى <DateText at={one.policeDueAt} weekday time />، وبعدها يدفع المستأجر الضرر كله.
            </p>
          )}
          {form}
        </div>
      </Card>
    )
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">صحّح بلاغ الشرطة</summary>
      {form}
    </details>
  )
}

function PoliceForm({ one, reply }: Props) {
  const field = fieldsOf<PoliceReportForm>(reply)
  const at = one.policeReportAt
  return (
    <PostForm action={`${claimPath(one.id)}?act=police`} reply={reply} part="police" before="الحفظ">
      <input type="hidden" name="claimId" value={one.id} />
      <Field {...field('policeReportNo', one.policeReportNo ?? undefined)} label="رقم البلاغ" dir="ltr" maxLength={40} required />
      <div className="grid2">
        <DateField {...field('reportedOn', dayOf(at ?? one.at))} label="يوم البلاغ" required />
        <Field {...field('reportedTime', at ? timeOf(at) : undefined)} label="ساعته" type="time" required />
      </div>
      <div>
        <SubmitButton>احفظ البلاغ</SubmitButton>
      </div>
    </PostForm>
  )
}
