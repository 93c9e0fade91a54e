import { ArrowRight } from 'lucide-react'
import { data, Link, useLocation } from 'react-router'
import { pathOfHire } from '#areas/equipment/public.ts'
import { deliveriesAbout } from '#areas/notifications/public.ts'
import { Delivery } from '#areas/notifications/public-ui.tsx'
import { sitePermissions } from '#areas/site/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Avatar, Badge } from '#ui/badge.tsx'
import { useReplies } from '#ui/form/replies.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code } from '#ui/values.tsx'
import { withAct, withoutAct } from '../list-address.ts'
import { thread } from '../thread-queries.ts'
import { Pressing } from '../ui/pressing.tsx'
import { ReplyBox } from '../ui/reply-box.tsx'
import { RequestPanel } from '../ui/request-panel.tsx'
import { ThreadActs } from '../ui/thread-acts.tsx'
import { ThreadLines } from '../ui/thread-lines.tsx'
import { closeRequest, reopenRequest, setRequestDue } from '../use-cases/close-request.ts'
import { keepPhoneOfRequest, makeCustomerOfRequest } from '../use-cases/make-customer-of-request.ts'
import { quoteRequest } from '../use-cases/quote-request.ts'
import { replyToRequest } from '../use-cases/reply-to-request.ts'
import { assignRequest, releaseRequest, takeRequest } from '../use-cases/take-request.ts'
import type { Route } from './+types/back-office-request'

export const loader = page(sitePermissions.viewRequests, async (ctx, { params }) => {
  const found = await thread(ctx, params.id)
  if (!found) throw data('لا يوجد هذا الطلب.', { status: 404, statusText: 'Not Found' })
  return { ...found, sent: await deliveriesAbout(ctx, found.entry.id) }
})

type Done = { id: string }
type Asked = { query: URLSearchParams }

/** The request itself; the filters of the list beside it stay as they are. */
const at = ({ id }: Done, { query }: Asked) => `/admin/requests/${id}${withoutAct(query)}`
const said = (text: string) => (done: Done, asked: Asked) => saying(text, at(done, asked))

const back = (done: Done, { query }: Asked, way: { act: string; fields?: Record<string, string> }) => ({
  action: `/admin/requests/${done.id}${withAct(query, way.act)}`,
  fields: way.fields ?? {},
})

const saidOf = {
  email: 'أُرسل الرد بالبريد.',
  sms: 'أُرسل الرد برسالة نصية.',
  chat: 'وصل الرد إلى المحادثة.',
  call: 'سُجّلت المكالمة.',
}

export const action = submitOneOf({
  take: submit(takeRequest, (done, asked) =>
    saying('توليت الطلب.', at(done, asked), back(done, asked, { act: 'release', fields: { from: done.by } })),
  ),
  assign: submit(assignRequest, (done, asked) => {
    const way = done.before
      ? { act: 'assign', fields: { assigneeId: done.before } }
      : { act: 'release', fields: { from: done.after } }
    return saying('أُسند الطلب.', at(done, asked), back(done, asked, way))
  }),
  release: submit(releaseRequest, said('أُعيد الطلب إلى الصندوق.')),
  reply: submit(replyToRequest, (done, asked) =>
    saying(done.channel === 'whatsapp' ? 'حُفظ الرد. افتح واتساب والنص جاهز.' : saidOf[done.channel], at(done, asked)),
  ),
  close: submit(closeRequest, (done, asked) => saying('أُغلق الطلب.', at(done, asked), back(done, asked, { act: 'reopen' }))),
  reopen: submit(reopenRequest, said('أُعيد فتح الطلب.')),
  due: submit(setRequestDue, said('حُفظ موعد الرد.')),
  quote: submit(quoteRequest, ({ hireId }) => saying('أُعد عرض السعر.', pathOfHire(hireId))),
  phone: submit(keepPhoneOfRequest, said('أُضيف الهاتف إلى سجل العميل.')),
  customer: submit(makeCustomerOfRequest, (done, asked) =>
    saying(done.customer.existed ? `رُبط الطلب بسجل ${done.customer.name}.` : `سُجّل ${done.customer.name} عميلًا.`, at(done, asked)),
  ),
})

export const handle = { crumb: () => 'الطلب' }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.entry.number ?? ''} · التحالف` }]

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, lines, asked, ways, people, saved, known, phoneGoes, mayRegister, mayManage, sent, quoting } = loaderData
  const { search } = useLocation()
  const replyTo = useReplies(actionData)
  const to = (act: string) => `/admin/requests/${entry.id}${withAct(search, act)}`
  return (
    <>
      <div className="ib-th">
        <header className="ib-h">
          <Link
            to={`/admin/requests${withoutAct(search)}`}
            className="btn btn-ghost btn-icon ib-back"
            aria-label="ارجع إلى القائمة"
          >
            <ArrowRight className="i" aria-hidden />
          </Link>
          <Avatar name={entry.name} />
          <div className="grow">
            <h2 data-arrival>{entry.name}</h2>
            <p className="xs muted">
              {entry.title} · <Code>{entry.number}</Code>
              {entry.assignee && ` · تولاه ${entry.assignee}`}
            </p>
          </div>
          {entry.pressing && <Pressing {...entry.pressing} />}
          <Badge tone={entry.isNew ? 'info' : 'muted'}>{entry.statusLabel}</Badge>
        </header>
        <Unheard reply={actionData} />
        <ThreadLines asked={asked} sentAt={entry.sentAt} lines={lines} name={entry.name} reader="staff" />
        {mayManage && (
          <ReplyBox key={entry.id + lines.length} entry={entry} saved={saved} ways={ways} to={to} reply={replyTo('reply')} />
        )}
      </div>
      <RequestPanel entry={entry}>
        {mayManage && <ThreadActs {...{ entry, people, known, phoneGoes, mayRegister, quoting, to, replyTo }} />}
        {sent.length > 0 && <Delivery sent={sent} />}
      </RequestPanel>
    </>
  )
}
