import { data, Link } from 'react-router'
import { accountOfReset } from '#areas/identity/accounts/queries.ts'
import { codeOfReset } from '#areas/identity/codes/codes.ts'
import type { ResetPasswordForm } from '#areas/identity/inputs.ts'
import { NewPasswordField } from '#areas/identity/proofs/ui/new-password-field.tsx'
import { forEachVisit, page, saying, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { resetPassword } from '../use-cases/reset-password.ts'
import type { Route } from './+types/reset-password'

export const headers = forEachVisit

export const meta = () => [{ title: 'كلمة مرور جديدة · التحالف' }, { name: 'robots', content: 'noindex' }]

export const loader = page(anyone, async (ctx, { params: { token = '' } }) => {
  const codeId = await codeOfReset(ctx.db, token)
  const works = codeId !== null && (await accountOfReset(ctx, codeId)) !== undefined
  return data({ works }, { status: works ? 200 : 410 })
})

export const action = submit(resetPassword, ({ passkeysRemoved }) => {
  const passkeys = passkeysRemoved > 0 ? ' أُزيلت مفاتيح مرورك: أضفها من جديد بعد الدخول.' : ''
  return saying(`غُيّرت كلمة المرور، وأُنهيت جلساتك الأخرى.${passkeys}`, '/login')
})

export default function ResetPasswordPage({ loaderData: { works }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<ResetPasswordForm>(actionData)
  return (
    <div className="auth-card">
      <h1>كلمة مرور جديدة</h1>
      {works || actionData ? (
        <PostForm reply={actionData} before="حفظ كلمة المرور">
          <NewPasswordField {...field('password')} label="كلمة المرور الجديدة" />
          <SubmitButton block size="large">
            احفظ كلمة المرور
          </SubmitButton>
        </PostForm>
      ) : (
        <>
          <Alert kind="warning">انتهت صلاحية الرمز. اطلب رمزًا جديدًا.</Alert>
          <Link className="btn btn-outline" to="/forgot-password">
            اطلب رمزًا جديدًا
          </Link>
        </>
      )}
    </div>
  )
}
