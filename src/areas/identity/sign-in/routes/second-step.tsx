import { ChevronDown } from 'lucide-react'
import { redirect } from 'react-router'
import { waitingSession } from '#areas/identity/accounts/queries.ts'
import { returnPath } from '#areas/identity/accounts/return-path.ts'
import type { SecondStepForm } from '#areas/identity/inputs.ts'
import { handingCookies } from '#areas/identity/sessions/session-cookie.ts'
import { CodeField } from '#areas/identity/ui/code-field.tsx'
import { forEachVisit, page, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { CheckField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { PasskeySignIn } from '../ui/passkey-sign-in.tsx'
import { takeSecondStep } from '../use-cases/take-second-step.ts'
import type { Route } from './+types/second-step'

export const headers = forEachVisit

export const meta = () => [{ title: 'التحقق بخطوتين · التحالف' }, { name: 'robots', content: 'noindex' }]

export const loader = page(anyone, async (ctx, { query }) => {
  const to = returnPath(query.get('to')) ?? ''
  const waiting = await waitingSession(ctx)
  if (!waiting) throw redirect(to ? `/login?to=${encodeURIComponent(to)}` : '/login')
  return { to, kind: waiting.kind }
})

export const action = submit(handingCookies(takeSecondStep), ({ to, cookies }) => {
  const answer = redirect(to, 303)
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
})

/** Who helps whoever has lost the recovery codes too. */
const withoutEither = {
  staff: 'أو اطلب من مدير النظام أن يعيد ضبط التحقق.',
  customer: 'أو اتصل بنا أو زر أحد فروعنا: نتأكد من هويتك ونعيد ضبط التحقق.',
}

export default function SecondStepPage({ loaderData: { to, kind }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<SecondStepForm>(actionData)
  return (
    <div className="auth-card">
      <div>
        <h1>خطوة أخيرة</h1>
        <p className="muted sm">افتح تطبيق التحقق واكتب الرمز الظاهر فيه الآن.</p>
      </div>
      <PasskeySignIn to={to} />
      <PostForm reply={actionData} before="الدخول">
        <CodeField {...field('oneTimeCode')} reply={actionData} label="الرمز من تطبيق التحقق" />
        <CheckField {...field('trust')} label="ثق بهذا الجهاز 30 يومًا" />
        <details className="acc more" open={Boolean(actionData?.typed.recoveryCode)}>
          <summary className="link sm">
            لا أملك جهازي الآن <ChevronDown className="i i-sm" aria-hidden />
          </summary>
          <Field
            {...field('recoveryCode')}
            label="رمز من رموز الاسترداد"
            help={withoutEither[kind]}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </details>
        <input type="hidden" name="to" value={to} />
        <SubmitButton block size="large">
          تحقّق
        </SubmitButton>
      </PostForm>
    </div>
  )
}
