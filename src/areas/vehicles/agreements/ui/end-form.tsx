import { agreementPath } from '#areas/vehicles/paths.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { EndAgreementForm } from '../inputs.ts'
import type { ShownAgreement } from '../queries.ts'

/** What was reserved keeps its price; from the day after on everybody's prices hold. */
export function EndForm({ one, reply }: { one: ShownAgreement; reply: Reply | undefined }) {
  const field = fieldsOf<EndAgreementForm>(reply)
  return (
    <PostForm action={`${agreementPath(one.id)}?act=end`} reply={reply} before="الإنهاء" part="end">
      <DateField {...field('lastDay', one.today)} label="آخر يوم" help="ما حُجز قبل ذلك يبقى على سعره" min={one.today} required />
      <Field {...field('why')} label="السبب" maxLength={200} required />
      <div>
        <SubmitButton variant="danger">أنهِ الاتفاقية</SubmitButton>
      </div>
    </PostForm>
  )
}
