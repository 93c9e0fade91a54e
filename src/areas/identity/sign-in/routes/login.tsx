import { Link, redirect } from 'react-router'
import { homeOf, returnPath } from '#areas/identity/accounts/return-path.ts'
import type { SignInForm } from '#areas/identity/inputs.ts'
import { handingCookie } from '#areas/identity/sessions/session-cookie.ts'
import { ContactField } from '#areas/identity/ui/contact-field.tsx'
import { PasswordField } from '#areas/identity/ui/password-field.tsx'
import { forEachVisit, page, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { CheckField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { PasskeySignIn } from '../ui/passkey-sign-in.tsx'
import { WaysIn } from '../ui/ways-in.tsx'
import { signIn } from '../use-cases/sign-in.ts'
import type { Route } from './+types/login'

export const headers = forEachVisit

export const meta = () => [{ title: 'تسجيل الدخول · التحالف' }, { name: 'robots', content: 'noindex' }]

export const loader = page(anyone, async ({ actor }, { query }) => {
  const to = returnPath(query.get('to'))
  if (actor.kind === 'staff' || actor.kind === 'customer') throw redirect(to ?? homeOf(actor.kind))
  return { to }
})

export const action = submit(handingCookie(signIn), ({ to, cookie }) =>
  redirect(to, { status: 303, headers: { 'Set-Cookie': cookie } }),
)

export default function LoginPage({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<SignInForm>(actionData)
  return (
    <div className="auth-card">
      <div>
        <h1>أهلًا بعودتك</h1>
        <p className="muted sm">{to ? 'سجّل الدخول لتكمل ما بدأته.' : 'ادخل إلى حسابك لتتابع طلباتك.'}</p>
      </div>
      <WaysIn to={to} />
      <PostForm reply={actionData} before="الدخول">
        <ContactField {...field('contact')} autoComplete="username webauthn" />
        <PasswordField {...field('password')} label="كلمة المرور" autoComplete="current-password" required />
        <CheckField {...field('remember')} label="تذكّرني على هذا الجهاز" />
        {to && <input type="hidden" name="to" value={to} />}
        <SubmitButton block size="large">
          سجّل الدخول
        </SubmitButton>
      </PostForm>
      <PasskeySignIn to={to} autofill />
      <Link className="link sm" to="/forgot-password">
        نسيت كلمة المرور؟
      </Link>
      <p className="sm muted text-center">
        ليس لديك حساب؟{' '}
        <Link className="link inl" to="/register">
          أنشئ حسابًا
        </Link>
      </p>
    </div>
  )
}
