import { vehiclePath } from '#areas/vehicles/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import type { SetReadinessForm } from '../inputs.ts'
import { readinessChoices, usualDays } from '../vehicle.ts'
import type { ShownVehicle } from '../vehicle-detail.ts'

const usual = `للصيانة والحادث. إن تركته فارغًا: ${howMany(usualDays.maintenance, 'day')} للصيانة، و${howMany(usualDays.accident, 'day')} للحادث.`

/** How it stands, and where it is out of use, until when. */
export function ReadinessCard({ vehicle: one, reply }: { vehicle: ShownVehicle; reply: Reply | undefined }) {
  const field = fieldsOf<SetReadinessForm>(reply)
  return (
    <Card title="حالتها الآن">
      {one.isOverdue && <Alert kind="warning">مضى اليوم المتوقع لجاهزيتها. حدِّد يومًا جديدًا، أو اجعلها جاهزة.</Alert>}
      <PostForm reply={reply} action={`${vehiclePath(one.id)}?act=readiness`} before="الحفظ">
        <SelectField {...field('readiness', one.readiness)} label="الحالة" options={Object.entries(readinessChoices)} required />
        <DateField
          {...field('readyOn', (!one.isOverdue && one.outUntil) || undefined)}
          label="آخر يوم متوقع خارج الخدمة"
          help={usual}
          optional
        />
        <div>
          <SubmitButton variant="soft">غيّر الحالة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
