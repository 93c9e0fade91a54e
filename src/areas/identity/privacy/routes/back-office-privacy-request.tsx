import '#ui/styles/privacy.css'
import { Download, FolderOpen } from 'lucide-react'
import { data, Link } from 'react-router'
import { identityPermissions as may } from '#areas/identity/permissions.ts'
import { keptByLaw } from '#areas/identity/retention/retention.ts'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Latin, Phone } from '#ui/values.tsx'
import { privacyRequest } from '../privacy-desk.ts'
import { keptAbout } from '../privacy-queries.ts'
import { privacyCan } from '../privacy-request.ts'
import { DaysLeft } from '../ui/days-left.tsx'
import { statusTone } from '../ui/my-requests.tsx'
import { Handling } from '../ui/privacy-acts.tsx'
import { answerPrivacyRequest, refusePrivacyRequest, takePrivacyRequest } from '../use-cases/answer-privacy-request.ts'
import { erasePersonalData } from '../use-cases/erase-personal-data.ts'
import type { Route } from './+types/back-office-privacy-request'

export const loader = page(may.viewPrivacy, async (ctx, { params }) => {
  const request = await privacyRequest(ctx, params.id)
  if (!request) throw data('لا يوجد هذا الطلب.', { status: 404, statusText: 'Not Found' })
  const mayAnswer = ctx.actor.may(may.answerPrivacy) && privacyCan.answer(request) && request.accountId !== ctx.actor.id
  const erasure = mayAnswer && request.kind === 'erasure' ? await planOf(ctx, request) : null
  return { request, mayAnswer, erasure, own: request.accountId === ctx.actor.id }
})

/** What an erasure would touch, and what the law keeps: read before it is carried out. */
async function planOf(ctx: Ctx, subject: { accountId: string; phone: string | null; email: string | null }) {
  const [kept, stays] = await Promise.all([keptAbout(ctx, subject), keptByLaw(ctx)])
  return { kept: kept.map(({ kind, title, records }) => ({ kind, title, count: records.length })), stays }
}

const back = (said: string) => {
  return ({ id }: { id: string }) => saying(said, `/admin/privacy/requests/${id}`)
}

export const action = submitOneOf({
  take: submit(takePrivacyRequest, back('بدأت المعالجة.')),
  answer: submit(answerPrivacyRequest, back('أُرسل الرد.')),
  refuse: submit(refusePrivacyRequest, back('رُفض الطلب وأُبلغ صاحبه بالسبب.')),
  erase: submit(erasePersonalData, back('حُذفت البيانات وأُبلغ صاحبها بما يبقى.')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.request.number ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: { request: { number: string } } | undefined) => loaderData?.request.number }

export default function PrivacyRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, mayAnswer, erasure, own } = loaderData
  const { id, kindLabel, number, status, statusLabel, left } = request
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{kindLabel}</h1>
          <p className="muted sm">
            <Code>{number}</Code>
          </p>
        </div>
        <Badge tone={statusTone(status)}>{statusLabel}</Badge>
        <DaysLeft left={left} />
        <div className="acts">
          <Link to={`/admin/records/privacy-request/${id}`} className={buttonLook({ variant: 'ghost', size: 'small' })}>
            <FolderOpen className="i i-sm" aria-hidden />
            الملاحظات والسجل
          </Link>
          <a href={`/admin/privacy/requests/${id}/pdf`} download className={buttonLook({ variant: 'outline', size: 'small' })}>
            <Download className="i i-sm" aria-hidden />
            PDF
          </a>
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <Asked {...request} />
          {own && !request.closedAt && <p className="sm muted">هذا طلبك. يعالجه زميل آخر.</p>}
          {mayAnswer && <Handling request={request} erasure={erasure} reply={actionData} />}
        </div>
        <Person {...request} />
      </div>
    </>
  )
}

type Request = Route.ComponentProps['loaderData']['request']

function Asked({ text, requestedAt, dueOn, closedAt, answer }: Request) {
  return (
    <Card title="الطلب">
      <dl className="told">
        <Told question="وصل">
          <DateText at={requestedAt} time />
        </Told>
        <Told question="آخر يوم للرد">
          <DateText at={dueOn} weekday />
        </Told>
        {text && <Told question="ما كتبه">{text}</Told>}
        {closedAt && (
          <Told question="أُجيب">
            <DateText at={closedAt} time />
          </Told>
        )}
        {answer && <Told question="الرد">{answer}</Told>}
      </dl>
    </Card>
  )
}

function Person({ name, phone, email, accountKind }: Request) {
  return (
    <Card title="صاحب البيانات">
      <dl className="told">
        <Told question="الاسم">{name}</Told>
        {phone && (
          <Told question="رقم الهاتف">
            <Phone number={phone} />
          </Told>
        )}
        {email && (
          <Told question="البريد الإلكتروني">
            <Latin>{email}</Latin>
          </Told>
        )}
        <Told question="الحساب">{accountKind === 'staff' ? 'موظف' : 'عميل'}</Told>
      </dl>
    </Card>
  )
}
