import { Link, redirect } from 'react-router'
import { homeOf, returnPath } from '#areas/identity/accounts/return-path.ts'
import type { ContactForm } from '#areas/identity/inputs.ts'
import { ContactField } from '#areas/identity/ui/contact-field.tsx'
import { forEachVisit, page, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { CheckField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { WaysIn } from '../ui/ways-in.tsx'
import { requestSignInCode } from '../use-cases/request-sign-in-code.ts'
import type { Route } from './+types/login-code'

export const headers = forEachVisit

export const meta = () => [{ title: 'الدخول برمز · التحالف' }, { name: 'robots', content: 'noindex' }]

export const loader = page(anyone, async ({ actor }, { query }) => {
  const to = returnPath(query.get('to'))
  if (actor.kind === 'staff' || actor.kind === 'customer') throw redirect(to ?? homeOf(actor.kind))
  return { to }
})

export const action = submit(requestSignInCode, ({ to }) => redirect(to, 303))

export default function LoginCodePage({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<ContactForm>(actionData)
  return (
    <div className="auth-card">
      <div>
        <h1>أهلًا بعودتك</h1>
        <p className="muted sm">نرسل إليك رمزًا، ولا تحتاج إلى كلمة المرور.</p>
      </div>
      <WaysIn to={to} />
      <PostForm reply={actionData} before="إرسال الرمز">
        <ContactField {...field('contact')} />
        <CheckField {...field('remember')} label="تذكّرني على هذا الجهاز" />
        {to && <input type="hidden" name="to" value={to} />}
        <SubmitButton block size="large">
          أرسل رمز الدخول
        </SubmitButton>
      </PostForm>
      <p className="sm muted text-center">
        ليس لديك حساب؟{' '}
        <Link className="link inl" to="/register">
          أنشئ حسابًا
        </Link>
      </p>
    </div>
  )
}
