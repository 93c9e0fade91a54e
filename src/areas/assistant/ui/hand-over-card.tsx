import { Link } from 'react-router'
import { PublicFormFields } from '#ui/form/public-form.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import type { HandOverForm } from '../inputs.ts'

type Props = {
  form: string
  /** When people are there, while they are not. */
  away: string | null
  reply: Parameters<typeof fieldsOf>[0]
  back: string
}

/** A name and a number: with them a person takes the conversation over. */
export function HandOverCard({ form, away, reply, back }: Props) {
  const field = fieldsOf<HandOverForm>(reply)
  return (
    <section className="card" id="hand-over" aria-labelledby="hand-over-title">
      <div className="card-b stack">
        <h2 id="hand-over-title" className="text-base font-medium">
          كلّم موظفًا
        </h2>
        {away && <p className="sm muted">الفريق متاح {away}. اترك سؤالك ورقمك.</p>}
        <PostForm reply={reply} className="stack">
          <PublicFormFields form={form} />
          <Field {...field('name')} label="الاسم" autoComplete="name" required />
          <PhoneField {...field('phone')} label="رقم الهاتف" required />
          <p className="xs muted">
            نستعمل بياناتك للرد على هذا الطلب.{' '}
            <a className="link" href="/privacy" target="_top">
              سياسة الخصوصية
            </a>
          </p>
          <SubmitButton>حوّلني إلى موظف</SubmitButton>
        </PostForm>
        <Link className="link sm" to={back}>
          ارجع إلى المحادثة
        </Link>
      </div>
    </section>
  )
}
