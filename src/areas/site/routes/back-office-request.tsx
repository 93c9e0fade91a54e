import { ArrowRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { page } from '#platform/http.ts'
import { Code, Latin, Phone } from '#ui/values.tsx'
import { clock, weekdayAndDay } from '#values/dates.ts'
import { services } from '#values/services.ts'
import { inboxItem } from '../inbox-queries.ts'
import { sitePermissions } from '../permissions.ts'
import { StatusBadge } from '../ui/requests-table.tsx'
import type { Route } from './+types/back-office-request'

export const loader = page(sitePermissions.viewRequests, async (ctx, { params }) => {
  const request = await inboxItem(ctx, params.id)
  if (!request) throw data('لا توجد صفحة هنا', { status: 404, statusText: 'Not Found' })
  return request
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.number ?? ''} · التحالف` }]

export default function RequestPage({ loaderData: request }: Route.ComponentProps) {
  return (
    <>
      <p>
        <Link className="link sm" to="/admin/requests">
          <ArrowRight className="i i-sm" aria-hidden />
          صندوق الوارد
        </Link>
      </p>
      <div className="page-h">
        <div>
          <h1>{request.title}</h1>
          <p className="muted sm">
            <Code>{request.number}</Code> · {weekdayAndDay(request.sentAt)}، {clock(request.sentAt)}
          </p>
        </div>
        <StatusBadge status={request.status} isNew={request.isNew} />
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
    <section className="card">
      <div className="card-h">
        <h2>ما كتبه</h2>
      </div>
      <dl className="card-b told">
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
                    <bdi dir="auto">{name}</bdi>
                  </a>{' '}
                  <bdi dir="ltr" className="muted xs">
                    {Math.max(0.1, size / 2 ** 20).toFixed(1)} MB
                  </bdi>
                </li>
              ))}
            </ul>
          </Told>
        )}
      </dl>
    </section>
  )
}

function Sender({ name, phone, email, replyBy, service }: Pick<Request, 'name' | 'phone' | 'email' | 'replyBy' | 'service'>) {
  return (
    <section className="card">
      <div className="card-h">
        <h2>المرسل</h2>
      </div>
      <dl className="card-b told">
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
    </section>
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
