import { data, Link } from 'react-router'
import { forEachVisit, page, saying, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import type { AcceptInvitationForm } from '../inputs.ts'
import { openInvitation } from '../queries.ts'
import { handingCookie } from '../session-cookie.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { acceptInvitation } from '../use-cases/accept-invitation.ts'
import type { Route } from './+types/invitation'

export const headers = forEachVisit

export const meta = () => [{ title: 'دعوة إلى فريق التحالف' }, { name: 'robots', content: 'noindex' }]

export const loader = page(anyone, async (ctx, { params }) => {
  const invitation = await openInvitation(ctx, params.token ?? '')
  return data({ purpose: invitation?.purpose ?? null }, { status: invitation ? 200 : 410 })
})

export const action = submit(handingCookie(acceptInvitation), ({ cookie }) => {
  const answer = saying('أُنشئ حسابك. أهلًا بك في التحالف.', '/admin')
  answer.headers.append('Set-Cookie', cookie)
  return answer
})

const leads = {
  'first-administrator': 'بهذا الرابط يُنشأ حساب مدير النظام. اختر كلمة مرور لتبدأ.',
  staff: 'اختر كلمة مرور لتبدأ.',
}

export default function InvitationPage({ loaderData: { purpose }, actionData }: Route.ComponentProps) {
  return (
    <div className="auth-card">
      <div>
        <h1>دُعيت إلى فريق التحالف</h1>
        {purpose && <p className="muted sm">{leads[purpose]}</p>}
      </div>
      {purpose || actionData ? <InvitationForm reply={actionData} /> : <Expired />}
    </div>
  )
}

function Expired() {
  return (
    <>
      <Alert kind="warning">انتهت صلاحية الدعوة. اطلب دعوة جديدة ممن دعاك.</Alert>
      <Link className="btn btn-outline" to="/">
        ارجع إلى الرئيسية
      </Link>
    </>
  )
}

function InvitationForm({ reply }: { reply: Route.ComponentProps['actionData'] }) {
  const field = fieldsOf<AcceptInvitationForm>(reply)
  return (
    <PostForm reply={reply} before="قبول الدعوة">
      <Field {...field('name')} label="الاسم كما في البطاقة" autoComplete="name" required />
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
      <PasswordField
        {...field('password')}
        label="كلمة المرور"
        help="10 أحرف على الأقل. جملة تتذكرها خير من كلمة قصيرة."
        autoComplete="new-password"
        required
      />
      <SubmitButton block>اقبل الدعوة</SubmitButton>
    </PostForm>
  )
}
