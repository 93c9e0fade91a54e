import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { type StepName, steps } from '../../journey/parcel.ts'
import type { OwnWebhook } from '../queries.ts'
import { toldSteps } from '../told-steps.ts'

export const FreshSecret = ({ value }: { value: string }) => (
  <Alert kind="success">
    <p>انسخ السر الآن واحفظه في برنامجك، وبه يتأكد أن التنبيه منا. لا يُعرض مرة أخرى.</p>
    <p className="row wrap">
      <bdi dir="ltr" className="wrap-anywhere">
        {value}
      </bdi>
      <CopyButton text={value} label="انسخ السر" />
    </p>
  </Alert>
)

/** Where a program hears what happens, and of what: everything, where nothing was taken away. */
export function NewWebhook({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<Partial<Record<StepName | 'url', string>>>(reply)
  return (
    <Card title="عنوان جديد">
      <PostForm reply={reply} action="?act=add" part="add" before="الإضافة">
        <Field {...field('url')} label="العنوان" help="https://shop.om/hook" type="url" dir="ltr" maxLength={500} required />
        <fieldset className="stack">
          <legend className="sm muted mb-3">بماذا يُنبَّه؟</legend>
          <div className="form-grid">
            {toldSteps.map((step) => (
              <CheckField key={step} {...field(step, 'yes')} label={steps[step].label} />
            ))}
          </div>
        </fieldset>
        <div>
          <SubmitButton>أضف العنوان</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

const because = { deleted: 'أُوقف', gone: 'أوقفه البرنامج', failing: 'لم يُجب خمسة أيام' } as const

/** `isOthers`: the office looks at what a merchant keeps. */
export const WebhookCard = ({ of: one, isOthers = false }: { of: OwnWebhook; isOthers?: boolean }) => (
  <Card
    title={
      <bdi dir="ltr" className="wrap-anywhere">
        {one.url}
      </bdi>
    }
    flush
  >
    <div className="card-b stack">
      <p className="sm row wrap">
        <Standing one={one} />
        <span className="muted">{one.events ? one.events.join('، ') : 'كل ما يجري للطرود'}</span>
      </p>
      {!one.endedAt && !isOthers && (
        <div className="row wrap">
          <Act one={one} act="try" label="جرّبه" />
          <Act one={one} act="rotate" label="غيّر السر" />
          <PostForm action="?act=end" part={`end-${one.id}`} className="">
            <input type="hidden" name="webhookId" value={one.id} />
            <SubmitButton variant="danger-ghost">أوقفه</SubmitButton>
          </PostForm>
        </div>
      )}
    </div>
    {one.deliveries.length === 0 && <Empty title="لا تنبيهات بعد">ما يجري للطرود من الآن يُرسل إليه ويظهر هنا.</Empty>}
    <ul className="list" aria-label="آخر ما أُرسل">
      {one.deliveries.map((delivery) => (
        <Delivery key={delivery.id} of={delivery} maySend={one.endedAt === null && !isOthers} />
      ))}
    </ul>
  </Card>
)

function Standing({ one }: { one: OwnWebhook }) {
  if (one.endedAt) return <Badge tone="muted">{because[one.endedBecause ?? 'deleted']}</Badge>
  return one.failingSince ? <Badge tone="warning">لا يجيب</Badge> : <Badge tone="success">يعمل</Badge>
}

const Act = ({ one, act, label }: { one: OwnWebhook; act: string; label: string }) => (
  <PostForm action={`?act=${act}`} part={`${act}-${one.id}`} className="">
    <input type="hidden" name="webhookId" value={one.id} />
    <SubmitButton variant="outline">{label}</SubmitButton>
  </PostForm>
)

type Sent = OwnWebhook['deliveries'][number]

const Delivery = ({ of, maySend }: { of: Sent; maySend: boolean }) => (
  <li>
    <span className="grow">
      <span className="t">{of.what}</span>
      <span className="xs muted db">
        {of.number && (
          <>
            <Code>{of.number}</Code> ·{' '}
          </>
        )}
        <DateText at={of.madeAt} time />
        {of.tries > 1 && (
          <>
            {' '}
            · المحاولة <Num>{of.tries}</Num>
          </>
        )}
      </span>
    </span>
    <Heard of={of} />
    {maySend && (of.heardAt || of.tries > 0) && (
      <PostForm action="?act=again" part={`again-${of.id}`} className="">
        <input type="hidden" name="deliveryId" value={of.id} />
        <SubmitButton variant="outline">أعد الإرسال</SubmitButton>
      </PostForm>
    )}
  </li>
)

function Heard({ of: { heardAt, nextAt, lastStatus } }: { of: Sent }) {
  const answer = lastStatus ? <Num>{lastStatus}</Num> : null
  if (heardAt) return <Badge tone="success">وصل {answer}</Badge>
  if (nextAt) return lastStatus === null ? <Badge tone="info">يُرسل الآن</Badge> : <Badge tone="warning">يُعاد {answer}</Badge>
  return <Badge tone="danger">لم يصل {answer}</Badge>
}
