import { redirect } from 'react-router'
import { forEachVisit, page, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { CheckField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import type { SignInForm } from '../inputs.ts'
import { homeOf, returnPath } from '../return-path.ts'
import { handingCookie } from '../session-cookie.ts'
import { PasswordField } from '../ui/password-field.tsx'
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
        {to && <p className="muted sm">سجّل الدخول لتكمل ما بدأته.</p>}
      </div>
      <PostForm reply={actionData} before="الدخول">
        <Field
          {...field('contact')}
          label="رقم الهاتف أو البريد الإلكتروني"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
        <PasswordField {...field('password')} label="كلمة المرور" autoComplete="current-password" required />
        <CheckField {...field('remember')} label="تذكّرني على هذا الجهاز" />
        {to && <input type="hidden" name="to" value={to} />}
        <SubmitButton block>سجّل الدخول</SubmitButton>
      </PostForm>
    </div>
  )
}
