import '#ui/styles/inbox.css'
import { data, Link } from 'react-router'
import type { WriteInRequestForm } from '#areas/site/inbox/inputs.ts'
import { ThreadLines } from '#areas/site/inbox/ui/thread-lines.tsx'
import { Attachments, stopWhenUnfit } from '#areas/site/ui/attachments.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Code } from '#ui/values.tsx'
import { myRequest } from '../queries.ts'
import { reopenMyTicket, writeInRequest } from '../use-cases/write-in-request.ts'
import type { Route } from './+types/portal-request'

export const loader = page(anyoneSignedIn, async (ctx, { params }) => {
  const request = await myRequest(ctx, params.id)
  if (!request) throw data('لا يوجد هذا الطلب.', { status: 404, statusText: 'Not Found' })
  return request
})

const at = ({ id }: { id: string }) => `/dashboard/requests/${id}`
export const action = submitOneOf({
  write: submit(writeInRequest, (done) => saying('وصل ردك.', at(done))),
  reopen: submit(reopenMyTicket, (done) => saying('أُعيد فتح الطلب. نرد عليك قريبًا.', at(done))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.number ?? 'طلبي'} · التحالف` }]

export default function PortalRequestPage({ loaderData: request, actionData }: Route.ComponentProps) {
  const { id, title, number, status, isOpen, mayReopen, chat, asked, sentAt, lines } = request
  const field = fieldsOf<WriteInRequestForm>(actionData)
  return (
    <>
      <Breadcrumbs above={[{ to: '/dashboard/requests', label: 'طلباتي' }]} here={number} />
      <div className="page-h">
        <div>
          <h1>{title}</h1>
          <p className="muted sm">
            <Code>{number}</Code>
          </p>
        </div>
        <Badge tone={isOpen ? 'info' : 'muted'}>{status}</Badge>
      </div>
      <Card flush>
        <ThreadLines asked={asked} sentAt={sentAt} lines={lines} name="أنت" reader="customer" />
        <div className="card-b">
          {chat && (
            <Link to={chat} className={buttonLook()} reloadDocument>
              تابع المحادثة
            </Link>
          )}
          {!chat && isOpen && (
            <PostForm action={`${at({ id })}?act=write`} reply={actionData} key={lines.length} onSubmit={stopWhenUnfit} withFiles>
              <TextareaField {...field('text')} label="اكتب ردك" rows={3} maxLength={2000} required />
              <Attachments reply={actionData} />
              <div>
                <SubmitButton>أرسل الرد</SubmitButton>
              </div>
            </PostForm>
          )}
          {mayReopen && (
            <PostForm action={`${at({ id })}?act=reopen`} reply={actionData}>
              <p>نظن أن الطلب حُلّ. إن لم يكن كذلك فأعد فتحه.</p>
              <div>
                <SubmitButton variant="outline">أعد فتح الطلب</SubmitButton>
              </div>
            </PostForm>
          )}
          {!isOpen && !mayReopen && <p className="muted">أُغلق هذا الطلب. إن احتجت شيئًا فأرسل طلبًا جديدًا.</p>}
        </div>
      </Card>
    </>
  )
}
