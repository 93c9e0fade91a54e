import { CircleCheck } from 'lucide-react'
import { data, Link } from 'react-router'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Code } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { type SentRequest, sentRequest } from '../queries.ts'
import type { Route } from './+types/sent'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params, query }) => {
  const sent = await sentRequest(ctx, params.id ?? '')
  if (!sent) throw data('لا طلب بهذا العنوان. راجع الرابط كما وصلك.', { status: 404, statusText: 'Not Found' })
  return { sent, again: query.has('again') }
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? titles[loaderData.sent.queue] : 'لا توجد صفحة هنا'} · التحالف` },
  { name: 'robots', content: 'noindex' },
]

const titles = { serviceRequest: 'وصلنا طلبك', ticket: 'وصلنا طلبك', inquiry: 'وصلت رسالتك' }

export default function SentPage({ loaderData: { sent, again } }: Route.ComponentProps) {
  return (
    <div className="container sent">
      <section className="card sent-card">
        <span className="tile-ic s">
          <CircleCheck className="i i-lg" aria-hidden />
        </span>
        <h1>{titles[sent.queue]}</h1>
        <p className="muted">{sent.title}</p>
        <p className="sent-no">
          <Code>{sent.number}</Code>
        </p>
        <p className="badge b-info">{sent.status}</p>
        {again && (
          <Alert>
            وصلنا هذا النموذج قبل قليل برقم <Code>{sent.number}</Code>. لم نكرره.
          </Alert>
        )}
        <p>
          <Next {...sent} />
        </p>
        <div className="row wrap sent-on">
          <Link className="btn btn-primary" to={sent.from}>
            {sent.queue === 'inquiry' ? 'أرسل رسالة أخرى' : 'أرسل طلبًا آخر'}
          </Link>
          <Link className="btn btn-outline" to="/">
            ارجع إلى الرئيسية
          </Link>
        </div>
      </section>
    </div>
  )
}

/** What happens now, and where it is told; only what is true for this request. */
function Next({ queue, number, copyBy, answeredWithin }: SentRequest) {
  return (
    <>
      رقم {queue === 'inquiry' ? 'رسالتك' : 'طلبك'} <Code>{number}</Code>
      {copyBy === 'email' && '، وأرسلنا إليك نسخة منه'}
      {copyBy === 'sms' && '، وأرسلناه إليك في رسالة نصية'}. نرد عليك بالطريقة التي اخترتها.
      {answeredWithin && ` نرد خلال ${howMany(answeredWithin, 'hour', 'gen')} من ساعات الدوام.`}
    </>
  )
}
