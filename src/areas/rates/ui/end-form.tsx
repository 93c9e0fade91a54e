import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { AgreementPages } from '../agreement-pages.ts'
import type { ShownAgreement } from '../agreement-queries.ts'
import type { EndAgreementForm } from '../inputs.ts'

type Props = { one: ShownAgreement; pages: AgreementPages; reply: Reply | undefined }

/** What was agreed by it keeps its price; from the day after on everybody's prices hold. */
export function EndForm({ one, pages, reply }: Props) {
  const field = fieldsOf<EndAgreementForm>(reply)
  return (
    <PostForm action={`${pages.paths.one(one.id)}?act=end`} reply={reply} before="الإنهاء" part="end">
      <DateField {...field('lastDay', one.today)} label="آخر يوم" help={pages.words.endHelp} min={one.today} required />
      <Field {...field('why')} label="السبب" maxLength={200} required />
      <div>
        <SubmitButton variant="danger">أنهِ الاتفاقية</SubmitButton>
      </div>
    </PostForm>
  )
}
