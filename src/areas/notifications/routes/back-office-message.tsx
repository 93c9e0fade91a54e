import { data, Form } from 'react-router'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Button, FormProblem } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Told } from '#ui/told.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { oneMessage } from '../outbox-queries.ts'
import { notificationPermissions } from '../permissions.ts'
import { Recipient } from '../ui/outbox-table.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { cancelMessage, noteSentByHand, retryMessage } from '../use-cases/mend-message.ts'
import { channelWords } from '../words.ts'
import type { Route } from './+types/back-office-message'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.message.about ?? 'رسالة'} · التحالف` }]

export const handle = { crumb: () => 'الرسالة' }

export const loader = page(notificationPermissions.view, async (ctx, { params }) => {
  const message = await oneMessage(ctx, params.messageId)
  if (!message) throw data('لا توجد هذه الرسالة.', { status: 404, statusText: 'Not Found' })
  return { message, maySend: ctx.actor.may(notificationPermissions.send) }
})

const back = '/admin/notifications'
export const action = submitOneOf({
  retry: submit(retryMessage, () => saying('عادت الرسالة إلى الصف', back)),
  cancel: submit(cancelMessage, () => saying('أُلغيت الرسالة', back)),
  sent: submit(noteSentByHand, () => saying('سُجّلت مرسلةً', back)),
})

type Message = Route.ComponentProps['loaderData']['message']

export default function MessagePage({ loaderData: { message, maySend }, actionData }: Route.ComponentProps) {
  const { about, channel, status, because, subject, text } = message
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{about}</h1>
          <p className="muted sm">{channelWords[channel]}</p>
        </div>
        <StatusBadge status={status} because={because} />
      </div>
      <FormProblem text={actionData?.problem} />
      <div className="cols">
        <div className="stack">
          <Why {...message} />
          <Card title="كما تصل">
            {subject && (
              <p className="medium" dir="auto">
                <Sentence>{subject}</Sentence>
              </p>
            )}
            <p className="message-text">
              <Sentence>{text}</Sentence>
            </p>
          </Card>
        </div>
        <div className="stack">
          <Course {...message} />
          {maySend && <Acts {...message} />}
        </div>
      </div>
    </>
  )
}

/** What stands in its way, and what a person can do about it. */
function Why({ status, problem, attempts, interruptions }: Message) {
  if (status === 'no-provider') {
    return <Alert kind="warning">لا مزوّد رسائل مضبوط. الرسالة محفوظة؛ انسخها أو أرسلها بواتساب.</Alert>
  }
  if (status === 'dead') {
    return (
      <Alert kind="danger">
        توقفت المحاولات بعد {howMany(attempts, 'attempt', 'gen')}: <bdi>{problem}</bdi>
      </Alert>
    )
  }
  if (interruptions > 0 || problem) return <Alert kind="warning">{problem}</Alert>
  return null
}

function Course({ name, recipient, channel, queuedAt, sendAfter, sentAt, deliveredAt, readAt, attempts, status }: Message) {
  return (
    <Card title="مسارها">
      <dl className="told">
        <Told question="إلى">
          {name && <span className="db">{name}</span>}
          {channel !== 'in-app' && <Recipient of={recipient} />}
        </Told>
        <Told question="كُتبت">
          <DateText at={queuedAt} time />
        </Told>
        {(status === 'queued' || status === 'failed') && (
          <Told question="تُرسل بعد">
            <DateText at={sendAfter} time />
          </Told>
        )}
        {sentAt && (
          <Told question="أُرسلت">
            <DateText at={sentAt} time />
          </Told>
        )}
        {deliveredAt && channel !== 'in-app' && (
          <Told question="وصلت">
            <DateText at={deliveredAt} time />
          </Told>
        )}
        {readAt && (
          <Told question="قُرئت">
            <DateText at={readAt} time />
          </Told>
        )}
        {attempts > 0 && <Told question="المحاولات">{howMany(attempts, 'attempt')}</Told>}
      </dl>
    </Card>
  )
}

function Acts({ id, can, category, text, recipient }: Message) {
  const byPhone = recipient.startsWith('+')
  return (
    <Card title="إجراءات">
      <div className="stack">
        {can.retry && <Act id={id} act="retry" label="أعد الإرسال" />}
        {category !== 'code' && <CopyButton text={text} label="انسخ النص" />}
        {can.sendByHand && byPhone && (
          <a
            className={buttonLook({ variant: 'outline', block: true })}
            href={`https://wa.me/${recipient.slice(1)}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
          >
            أرسلها بواتساب
          </a>
        )}
        {can.sendByHand && <Act id={id} act="sent" label="أرسلتُها بنفسي" outline />}
        {can.cancel && <Act id={id} act="cancel" label="ألغِ الرسالة" outline />}
      </div>
    </Card>
  )
}

type ActProps = { id: string; act: string; label: string; outline?: boolean }

function Act({ id, act, label, outline = false }: ActProps) {
  return (
    <Form method="post" action={`/admin/notifications/messages/${id}?act=${act}`}>
      <Button type="submit" block variant={outline ? 'outline' : 'primary'}>
        {label}
      </Button>
    </Form>
  )
}
