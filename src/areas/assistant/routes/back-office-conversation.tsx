import { data } from 'react-router'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Code, Phone } from '#ui/values.tsx'
import { clock, weekdayAndDay } from '#values/dates.ts'
import { handedOverConversation } from '../inbox-queries.ts'
import { assistantPermissions } from '../permissions.ts'
import type { Route } from './+types/back-office-conversation'

export const loader = page(assistantPermissions.viewConversations, async (ctx, { params }) => {
  const conversation = await handedOverConversation(ctx, params.id)
  if (!conversation) throw data('لا توجد هذه المحادثة.', { status: 404, statusText: 'Not Found' })
  return conversation
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.number ?? ''} · التحالف` }]

const authors = { visitor: 'الزائر', assistant: 'المساعد', staff: 'الموظف' }

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { number, name, phone, status, isNew, sentAt, lines } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{name}</h1>
          <p className="muted sm">
            <Code>{number}</Code> · <Phone number={phone} /> · {weekdayAndDay(sentAt)}، {clock(sentAt)}
          </p>
        </div>
        <Badge tone={isNew ? 'info' : 'muted'}>{status}</Badge>
      </div>
      <Card title="محادثة المساعد" flush>
        <ol className="card-b flex flex-col gap-3">
          {lines.map(({ id, author, text }) => (
            <li key={id} className={author === 'visitor' ? 'msg me' : 'msg bot'}>
              <span className="visually-hidden">{authors[author]}: </span>
              <span className="whitespace-pre-line wrap-anywhere">{text}</span>
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
