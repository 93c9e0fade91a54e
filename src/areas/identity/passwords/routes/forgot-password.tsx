import { CircleHelp } from 'lucide-react'
import { Link, redirect } from 'react-router'
import type { ContactForm } from '#areas/identity/inputs.ts'
import { ContactField } from '#areas/identity/ui/contact-field.tsx'
import { forEachVisit, page, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { requestReset } from '../use-cases/request-reset.ts'
import type { Route } from './+types/forgot-password'

export const headers = forEachVisit

export const meta = () => [{ title: 'استعادة كلمة المرور · التحالف' }, { name: 'robots', content: 'noindex' }]

export const loader = page(anyone, async () => null)

export const action = submit(requestReset, ({ to }) => redirect(to, 303))

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const field = fieldsOf<ContactForm>(actionData)
  return (
    <div className="auth-card">
      <div>
        <h1>استعد حسابك</h1>
        <p className="muted sm">اكتب رقم هاتفك أو بريدك، ونرسل إليك رمزًا صالحًا 30 دقيقة.</p>
      </div>
      <PostForm reply={actionData} before="إرسال الرمز">
        <ContactField {...field('contact')} />
        <SubmitButton block size="large">
          أرسل الرمز
        </SubmitButton>
      </PostForm>
      <ul className="hintl sm">
        <li>
          <CircleHelp className="i i-sm" aria-hidden />
          <span>
            تغيّر رقمك؟ زر المكتب ببطاقتك، أو{' '}
            <Link className="link inl" to="/contact">
              تواصل معنا
            </Link>
            .
          </span>
        </li>
      </ul>
      <Link className="link sm" to="/login">
        ارجع إلى الدخول
      </Link>
    </div>
  )
}
