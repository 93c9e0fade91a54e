import '#ui/styles/privacy.css'
import { keptByLaw } from '#areas/identity/retention/retention.ts'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { dayInWords } from '#values/dates.ts'
import type { RequestPrivacyForm } from '../privacy-inputs.ts'
import { isPrivacyKind, privacyKindHelp, privacyKinds } from '../privacy-request.ts'
import { requestPrivacy } from '../use-cases/request-privacy.ts'
import type { Route } from './+types/portal-privacy-request'

export const meta = () => [{ title: 'طلب بشأن بياناتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => {
  const kind = query.get('kind')
  return { kind: isPrivacyKind(kind) ? kind : null, stays: await keptByLaw(ctx) }
})

export const action = submit(requestPrivacy, ({ number, dueOn }) =>
  saying(`وصل طلبك برقم ${number}. نرد قبل نهاية ${dayInWords(dueOn)}.`, '/dashboard/my-data'),
)

/** Every kind with what it means, so that nobody has to know the words of the law. */
const kinds = Object.entries(privacyKinds).map(
  ([kind, label]) => [kind, `${label}. ${isPrivacyKind(kind) ? privacyKindHelp[kind] : ''}`] as const,
)

export default function PrivacyRequestPage({ loaderData: { kind, stays }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<RequestPrivacyForm>(actionData)
  return (
    <>
      <Breadcrumbs above={[{ to: '/dashboard/my-data', label: 'بياناتي' }]} here="طلب" />
      <h1>طلب بشأن بياناتي</h1>
      <div className="data-cols">
        <div>
          <Card>
            <PostForm reply={actionData}>
              <ChoiceField {...field('kind', kind ?? undefined)} label="ما تطلبه" options={kinds} required />
              <TextareaField {...field('text')} label="التفاصيل" maxLength={2000} optional />
              <SubmitButton>أرسل الطلب</SubmitButton>
            </PostForm>
          </Card>
        </div>
        <div>
          <Card title="ما يوجب القانون حفظه">
            <p className="sm muted">عند الحذف يبقى ما يلي بلا استعمال آخر، ثم يُحذف بانتهاء مدته:</p>
            <ul className="stack sm mt-3">
              {stays.map(({ kind: one, label, reason, since, period }) => (
                <li key={one}>
                  <b className="medium">{label}</b>: {period} من {since}
                  <span className="xs muted db">{reason}</span>
                </li>
              ))}
            </ul>
          </Card>
          <Alert>نرد على طلبك كتابةً، وتجد الرد في «بياناتي».</Alert>
        </div>
      </div>
    </>
  )
}
