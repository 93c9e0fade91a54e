import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import type { RecordFineForm } from '../inputs.ts'

/** As the police wrote it. */
export function FineFields({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<RecordFineForm>(reply)
  return (
    <div className="form-grid">
      <Field {...field('reference')} label="رقم المخالفة" help="كما كتبته الشرطة" dir="ltr" maxLength={40} required />
      <Field {...field('plate')} label="اللوحة" help="الأرقام والأحرف: 7340 م ه" dir="auto" maxLength={20} required />
      <DateField {...field('on')} label="يوم المخالفة" required />
      <Field {...field('onTime')} label="الساعة" help="بالدقيقة: بها يُعرف من كانت السيارة لديه" type="time" required />
      <Field {...field('place')} label="المكان" maxLength={120} optional />
      <MoneyField {...field('amount')} label="المبلغ" required />
    </div>
  )
}
