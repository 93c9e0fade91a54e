import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Code, Latin, Phone } from '#ui/values.tsx'
import { clock, weekdayAndDay } from '#values/dates.ts'
import { services } from '#values/services.ts'
import { sizeInWords } from '#values/sizes.ts'
import { inboxItem } from '../inbox-queries.ts'
import { sitePermissions } from '../permissions.ts'
import type { Route } from './+types/back-office-request'

export const loader = page(sitePermissions.viewRequests, async (ctx, { params }) => {
  const request = await inboxItem(ctx, params.id)
  if (!request) throw data('لا يوجد هذا الطلب.', { status: 404, statusText: 'Not Found' })
  return request
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.number ?? ''} · التحالف` }]

export default function RequestPage({ loaderData: request }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{request.title}</h1>
          <p className="muted sm">
            <Code>{request.number}</Code> · {weekdayAndDay(request.sentAt)}، {clock(request.sentAt)}
          </p>
        </div>
        <Badge tone={request.isNew ? 'info' : 'muted'}>{request.status}</Badge>
      </div>
      <div className="cols">
        <Answers {...request} />
        <Sender {...request} />
      </div>
    </>
  )
}

type Request = Route.ComponentProps['loaderData']

function Answers({ answers, files }: Pick<Request, 'answers' | 'files'>) {
  return (
    <Card title="ما كتبه">
      <dl className="told">
        {answers.map(({ question, answer }) => (
          <Told key={question} question={question}>
            {answer}
          </Told>
        ))}
        {files.length > 0 && (
          <Told question="المرفقات">
            <ul className="grid gap-2">
              {files.map(({ id, name, size }) => (
                <li key={id}>
                  <a className="link" href={`/files/${id}`} download>
                    <Download className="i i-sm" aria-hidden />
                    <span dir="auto">{name}</span>
                  </a>{' '}
                  <span className="muted xs">{sizeInWords(size)}</span>
                </li>
              ))}
            </ul>
          </Told>
        )}
      </dl>
    </Card>
  )
}

function Sender({ name, phone, email, replyBy, service }: Pick<Request, 'name' | 'phone' | 'email' | 'replyBy' | 'service'>) {
  return (
    <Card title="المرسل">
      <dl className="told">
        <Told question="الاسم">{name}</Told>
        <Told question="رقم الهاتف">
          <Phone number={phone} />
        </Told>
        {email && (
          <Told question="البريد الإلكتروني">
            <a className="link" href={`mailto:${email}`}>
              <Latin>{email}</Latin>
            </a>
          </Told>
        )}
        <Told question="يفضّل الرد عبر">{replyBy}</Told>
        {service && <Told question="الخدمة">{services[service].label}</Told>}
      </dl>
    </Card>
  )
}

function Told({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  )
}
