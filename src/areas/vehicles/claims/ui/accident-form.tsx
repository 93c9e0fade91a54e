import { ClaimPhotosField } from '#areas/claims/public-ui.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { dayOf, timeOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { usualDays } from '../../fleet/vehicle.ts'
import { accidentKinds } from '../claim.ts'
import type { ReportAccidentForm } from '../inputs.ts'
import type { RentalToReport } from '../who-has-it.ts'

type Props = { rentals: readonly RentalToReport[]; now: Date; reply: Reply | undefined }

/** What one says from the road first, then the pictures; the rest may come later. */
export function AccidentFields({ rentals, now, reply }: Props) {
  const field = fieldsOf<ReportAccidentForm>(reply)
  const [one] = rentals
  const options = rentals.map(({ id, name, car }) => [id, `${car}، ${name}`] as const)
  return (
    <>
      {one && rentals.length === 1 ? (
        <input type="hidden" name="contractId" value={one.id} />
      ) : (
        <SelectField {...field('contractId')} label="السيارة" options={options} required />
      )}
      <Field {...field('place')} label="المكان" help="الشارع وأقرب معلم" maxLength={120} required />
      <ChoiceField {...field('what')} label="ما حدث" options={accidentKinds} required />
      <ChoiceField {...field('driveable')} label="هل تسير السيارة؟" options={{ yes: 'تسير', no: 'لا تسير' }} required />
      <ClaimPhotosField {...field('photos')} />
      <details className="act-form">
        <summary className="btn btn-outline btn-sm">الوقت والتفاصيل</summary>
        <div className="stack">
          <div className="grid2">
            <DateField {...field('on', dayOf(now))} label="يوم الحادث" required />
            <Field {...field('onTime', timeOf(now))} label="الساعة" type="time" required />
          </div>
          <DateField
            {...field('readyOn')}
            label="آخر يوم متوقع خارج الخدمة"
            help={`إن تركته فارغًا: ${howMany(usualDays.accident, 'day')} من اليوم`}
            optional
          />
          <Field {...field('about')} label="كيف وقع" maxLength={300} optional />
          <Field {...field('otherParty')} label="الطرف الآخر" help="اسمه وهاتفه ولوحته" maxLength={200} optional />
          <Field
            {...field('policeReportNo')}
            label="رقم بلاغ الشرطة"
            help="يُكتب لاحقًا إن لم يصل"
            dir="ltr"
            maxLength={40}
            optional
          />
        </div>
      </details>
    </>
  )
}
