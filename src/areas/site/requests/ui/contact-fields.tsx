import { replyWays } from '#areas/site/request.ts'
import { ChoiceField } from '#ui/form/choices.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import type { Reply } from '#ui/form.tsx'
import { Field, fieldsOf } from '#ui/form.tsx'
import type { InquiryForm } from '../inputs.ts'

/** What is known of whoever has signed in. */
export type Known = { name: string | undefined; phone: string | undefined; email: string | undefined }

/** Who asks and how to answer: the same on every form. */
export function ContactFields({ reply, known }: { reply: Reply | undefined; known?: Known | null | undefined }) {
  const field = fieldsOf<InquiryForm>(reply)
  return (
    <>
      <div className="grid2">
        <Field {...field('name', known?.name)} label="الاسم" autoComplete="name" required />
        <PhoneField {...field('phone', known?.phone)} label="رقم الهاتف" required />
      </div>
      <ChoiceField {...field('replyBy', 'call')} label="كيف نرد عليك؟" options={replyWays} required />
      <Field
        {...field('email', known?.email)}
        label="البريد الإلكتروني"
        optional
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
      />
    </>
  )
}
