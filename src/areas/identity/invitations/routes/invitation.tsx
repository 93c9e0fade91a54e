import { data, Link } from 'react-router'
import { openInvitation } from '#areas/identity/accounts/queries.ts'
import type { AcceptInvitationForm } from '#areas/identity/inputs.ts'
import { masked } from '#areas/identity/one-time-code.ts'
import { NewPasswordField } from '#areas/identity/proofs/ui/new-password-field.tsx'
import { handingCookie } from '#areas/identity/sessions/session-cookie.ts'
import { ContactField } from '#areas/identity/ui/contact-field.tsx'
import { forEachVisit, page, saying, submit } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Latin } from '#ui/values.tsx'
import { acceptInvitation } from '../use-cases/accept-invitation.ts'
import type { Route } from './+types/invitation'

export const headers = forEachVisit

export const meta = () => [{ title: 'دعوة إلى فريق التحالف' }, { name: 'robots', content: 'noindex' }]

export const loader = page(anyone, async (ctx, { params }) => {
  const invitation = await openInvitation(ctx, params.token ?? '')
  const { purpose = null, sentPhone = null, sentEmail = null } = invitation ?? {}
  return data({ purpose, sentTo: shown(sentPhone, sentEmail) }, { status: invitation ? 200 : 410 })
})

const shown = (phone: string | null, email: string | null) =>
  phone ? masked({ kind: 'phone', value: phone }) : email && masked({ kind: 'email', value: email })

export const action = submit(handingCookie(acceptInvitation), ({ cookie }) => {
  const answer = saying('أُنشئ حسابك. أهلًا بك في التحالف.', '/admin')
  answer.headers.append('Set-Cookie', cookie)
  return answer
})

const leads = {
  'first-administrator': 'بهذا الرابط يُنشأ حساب مدير النظام. اختر كلمة مرور لتبدأ.',
  staff: 'اختر كلمة مرور لتبدأ.',
}

export default function InvitationPage({ loaderData: { purpose, sentTo }, actionData }: Route.ComponentProps) {
  return (
    <div className="auth-card">
      <div>
        <h1>دُعيت إلى فريق التحالف</h1>
        {purpose && <p className="muted sm">{leads[purpose]}</p>}
      </div>
      {purpose || actionData ? <InvitationForm sentTo={sentTo} reply={actionData} /> : <Expired />}
    </div>
  )
}

function Expired() {
  return (
    <>
      <Alert kind="warning">انتهت صلاحية الدعوة. استعمل أحدث رابط وصلك، أو اطلب دعوة جديدة ممن دعاك.</Alert>
      <Link className="btn btn-outline" to="/">
        ارجع إلى الرئيسية
      </Link>
    </>
  )
}

type FormProps = { sentTo: string | null; reply: Route.ComponentProps['actionData'] }

function InvitationForm({ sentTo, reply }: FormProps) {
  const field = fieldsOf<AcceptInvitationForm>(reply)
  return (
    <PostForm reply={reply} before="قبول الدعوة">
      <Field {...field('name')} label="الاسم كما في البطاقة" autoComplete="name" required />
      {sentTo ? (
        <p className="muted sm">
          اسم الدخول: <Latin>{sentTo}</Latin>، حيث وصلتك الدعوة.
        </p>
      ) : (
        <ContactField {...field('contact')} />
      )}
      <NewPasswordField {...field('password')} label="كلمة المرور" />
      <SubmitButton block>اقبل الدعوة</SubmitButton>
    </PostForm>
  )
}
