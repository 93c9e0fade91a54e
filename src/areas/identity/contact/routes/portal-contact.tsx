import { redirect } from 'react-router'
import { ownAccount } from '#areas/identity/accounts/queries.ts'
import type { NewContactForm } from '#areas/identity/inputs.ts'
import { ContactField } from '#areas/identity/ui/contact-field.tsx'
import { PasswordField } from '#areas/identity/ui/password-field.tsx'
import { page, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { requestContactCode } from '../use-cases/request-contact-code.ts'
import type { Route } from './+types/portal-contact'

export const meta = () => [{ title: 'رقم الهاتف والبريد · التحالف' }]

/** An address that waits to be shown one's own is filled in already. */
export const loader = page(anyoneSignedIn, async (ctx) => ({ awaited: (await ownAccount(ctx))?.awaitedEmail ?? undefined }))

export const action = submit(requestContactCode, ({ to }) => redirect(to, 303))

export default function ContactPage({ loaderData: { awaited }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<NewContactForm>(actionData)
  return (
    <>
      <Breadcrumbs above={[{ to: '/dashboard/security', label: 'الأمان' }]} here="رقم الهاتف والبريد" />
      <h1 className="acct-h1">رقم الهاتف والبريد</h1>
      <div className="one-form">
        <Card>
          <PostForm reply={actionData} before="إرسال الرمز">
            <p className="sm muted">نرسل رمزًا إلى الرقم أو البريد الجديد. بعد تأكيده يحل محل القديم في الدخول والرسائل.</p>
            <ContactField {...field('contact', awaited)} />
            <PasswordField {...field('presentPassword')} label="كلمة المرور الحالية" autoComplete="current-password" required />
            <SubmitButton>أرسل الرمز</SubmitButton>
          </PostForm>
        </Card>
      </div>
    </>
  )
}
