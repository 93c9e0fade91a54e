import { data, Link, redirect } from 'react-router'
import { codeById } from '#areas/identity/accounts/queries.ts'
import { codeOfPage } from '#areas/identity/codes/codes.ts'
import type { EnterCodeForm } from '#areas/identity/inputs.ts'
import { type CodePurpose, masked, secondsToResend } from '#areas/identity/one-time-code.ts'
import { handingCookies } from '#areas/identity/sessions/session-cookie.ts'
import { CodeField } from '#areas/identity/ui/code-field.tsx'
import { Resend } from '#areas/identity/ui/resend.tsx'
import { forEachVisit, page, saying, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Latin } from '#ui/values.tsx'
import { enterCode } from '../use-cases/enter-code.ts'
import type { Route } from './+types/verify'

export const headers = forEachVisit

export const meta = () => [{ title: 'رمز التحقق · التحالف' }, { name: 'robots', content: 'noindex' }]

export const loader = page(anyone, async (ctx, { params: { token = '' } }) => {
  const codeId = await codeOfPage(ctx.db, token)
  const code = codeId ? await codeById(ctx, codeId) : null
  if (!code || code.usedAt || code.expiresAt <= ctx.now()) return data({ token, code: null }, { status: 410 })
  const { purpose, kind } = code
  return data({ token, code: { purpose, kind, to: masked(code), wait: secondsToResend(code, ctx.now()) } })
})

export const action = submit(handingCookies(enterCode), ({ to, said, cookies }) => {
  const answer = said ? saying(said, to) : redirect(to, 303)
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
})

/** Where one goes when the number was not the right one. */
const back: Record<CodePurpose, (token: string) => string> = {
  register: (token) => `/register?from=${encodeURIComponent(token)}`,
  'sign-in': () => '/login/code',
  reset: () => '/forgot-password',
  contact: () => '/dashboard/security',
  signature: () => '/',
  book: () => '/services/car-rental',
  sheet: () => '/',
}

export default function VerifyPage({ loaderData: { token, code }, actionData }: Route.ComponentProps) {
  return (
    <div className="auth-card">
      {code ? (
        <CodeForm token={token} code={code} reply={actionData} />
      ) : (
        <>
          <h1>رمز التحقق</h1>
          <Alert kind="warning">انتهت صلاحية الرمز. اطلب رمزًا جديدًا.</Alert>
          <Link className="btn btn-outline" to="/login">
            ارجع إلى الدخول
          </Link>
        </>
      )}
    </div>
  )
}

type Code = NonNullable<Route.ComponentProps['loaderData']['code']>
type Props = { token: string; code: Code; reply: Route.ComponentProps['actionData'] }

function CodeForm({ token, code: { purpose, kind, to, wait }, reply }: Props) {
  const field = fieldsOf<EnterCodeForm>(reply)
  return (
    <>
      <div>
        <h1>رمز التحقق</h1>
        <p className="muted sm">
          {purpose === 'sign-in' || purpose === 'reset'
            ? 'إن كان الحساب مسجلًا لدينا فستصلك رسالة خلال دقائق، فيها رمز من 6 أرقام، إلى '
            : 'أرسلنا رمزًا من 6 أرقام إلى '}
          <Latin>{to}</Latin>
        </p>
      </div>
      <PostForm reply={reply} before="التحقق">
        <CodeField
          {...field('oneTimeCode')}
          reply={reply}
          label="الرمز"
          help="يُلصق الرمز مرة واحدة، ويُرسل وحده عند اكتماله."
          required
        />
        <SubmitButton block size="large">
          تحقّق
        </SubmitButton>
      </PostForm>
      <div className="row between sm">
        {wait === null ? <span /> : <Resend seconds={wait} action={`/verify/${token}/again`} />}
        <Link className="link" to={back[purpose](token)}>
          {kind === 'phone' ? 'غيّر الرقم' : 'غيّر البريد'}
        </Link>
      </div>
    </>
  )
}
