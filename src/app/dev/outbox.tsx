import { data } from 'react-router'
import { latestMessages } from '#areas/notifications/queries.ts'
import { channelWords, statusWords } from '#areas/notifications/words.ts'
import { requestCtx } from '#platform/http.ts'
import { Latin, Phone } from '#ui/values.tsx'
import { clock, dayInWords } from '#values/dates.ts'
import type { Route } from './+types/outbox'

/** What the product has sent or would have sent. It holds other people's words, so production has no such page. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const ctx = context.get(requestCtx)
  if (ctx.config.MODE === 'production') throw data(null, { status: 404, statusText: 'Not Found' })
  return { messages: await latestMessages(ctx) }
}

export const meta = () => [{ title: 'صندوق الصادر · التحالف' }, { name: 'robots', content: 'noindex' }]

export default function OutboxPage({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <main className="main mx-auto">
      <div className="page-h">
        <h1>صندوق الصادر</h1>
      </div>
      <section className="card">
        {messages.length === 0 ? (
          <p className="state">لا رسائل بعد.</p>
        ) : (
          <ul className="list">
            {messages.map((message) => (
              <OutboxMessage key={message.id} {...message} />
            ))}
          </ul>
        )}
      </section>
    </main>
  )
}

type Message = Route.ComponentProps['loaderData']['messages'][number]

function OutboxMessage({ channel, recipient, subject, text, status, problem, queuedAt }: Message) {
  return (
    <li className="flex-wrap">
      <div className="grow basis-80">
        <span className="t">{subject ?? channelWords[channel]}</span>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        {problem && <p className="error">{problem}</p>}
      </div>
      <div className="muted xs">
        <p>{channel === 'sms' ? <Phone number={recipient} plain /> : <Latin>{recipient}</Latin>}</p>
        <p>
          {dayInWords(queuedAt)}، {clock(queuedAt)}
        </p>
      </div>
      <span className={`badge ${status === 'failed' ? 'b-danger' : status === 'sent' ? 'b-success' : 'plain'}`}>
        {statusWords[status]}
      </span>
    </li>
  )
}
