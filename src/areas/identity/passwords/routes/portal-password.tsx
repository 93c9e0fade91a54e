import type { ChangePasswordForm } from '#areas/identity/inputs.ts'
import { NewPasswordField } from '#areas/identity/proofs/ui/new-password-field.tsx'
import { handingCookie } from '#areas/identity/sessions/session-cookie.ts'
import { PasswordField } from '#areas/identity/ui/password-field.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { changePassword } from '../use-cases/change-password.ts'
import type { Route } from './+types/portal-password'

export const meta = () => [{ title: 'كلمة المرور · التحالف' }]

export const loader = page(anyoneSignedIn, async () => null)

export const action = submit(handingCookie(changePassword), ({ cookie }) => {
  const answer = saying('غُيّرت كلمة المرور، وأُنهيت جلساتك الأخرى.', '/dashboard/security')
  answer.headers.append('Set-Cookie', cookie)
  return answer
})

export default function PasswordPage({ actionData }: Route.ComponentProps) {
  const field = fieldsOf<ChangePasswordForm>(actionData)
  return (
    <>
      <Breadcrumbs above={[{ to: '/dashboard/security', label: 'الأمان' }]} here="كلمة المرور" />
      <h1 className="acct-h1">كلمة المرور</h1>
      <div className="one-form">
        <Card>
          <PostForm reply={actionData} before="حفظ كلمة المرور">
            <PasswordField {...field('presentPassword')} label="كلمة المرور الحالية" autoComplete="current-password" required />
            <NewPasswordField {...field('password')} label="كلمة المرور الجديدة" />
            <SubmitButton>احفظ كلمة المرور</SubmitButton>
          </PostForm>
        </Card>
      </div>
    </>
  )
}
