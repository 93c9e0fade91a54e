import { Form, Link } from 'react-router'
import type { LockPeriodForm, UnlockPeriodForm } from '#areas/finance/ledger/inputs.ts'
import { periodsPath } from '#areas/finance/ledger/period-paths.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import type { ChecklistItem } from '../closing-checklist.ts'

type Days = { items: readonly ChecklistItem[]; until: string; latest: string }

/** What is done and what is left until a day, each with where it is finished. */
export const Checklist = ({ items, until, latest }: Days) => (
  <Card
    title={
      <>
        قائمة الإقفال حتى <DateText at={until} />
      </>
    }
    flush
  >
    <ul className="day-list">
      {items.map(({ what, label, left, path }) => (
        <li key={what}>
          <Badge tone={left ? 'warning' : 'success'}>{left ? 'بقي' : 'تم'}</Badge>
          <div className="grow">
            {left ? (
              <>
                <Link className="link sm" to={path}>
                  {label}
                </Link>
                <p className="sm muted">{left}</p>
              </>
            ) : (
              <span className="sm">{label}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
    <Form method="get" action={periodsPath} className="card-b row wrap end">
      <DateField name="until" id="field-until" label="راجعها حتى يوم" defaultValue={until} max={latest} />
      <button type="submit" className={buttonLook({ variant: 'outline', size: 'small' })}>
        راجع
      </button>
    </Form>
  </Card>
)

export function Lock({ items, until, latest, reply }: Days & { reply: Reply | undefined }) {
  const field = fieldsOf<LockPeriodForm>(reply)
  const isLeft = items.some(({ left }) => left !== null)
  return (
    <Card title="أقفل حتى يوم">
      <PostForm action={`${periodsPath}?until=${until}&act=lock`} reply={reply} before="الطلب">
        <input type="hidden" name="reviewed" value={until} />
        <DateField {...field('lockedTo', until)} label="آخر يوم يُقفل" max={latest} required />
        <Field {...field('reason')} label="السبب" required />
        {(isLeft || reply) && (
          <Field
            {...field('despite')}
            label="لماذا تُقفل رغم ما بقي في القائمة"
            help="يقرؤه من يعتمد."
            optional={!isLeft}
            required={isLeft}
          />
        )}
        <p className="muted sm">يعتمده زميل غيرك بعد أن يقرأ القائمة، ولا يُقفل شيء قبل ذلك.</p>
        <div>
          <SubmitButton>اطلب الإقفال</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

export function Unlock({ open, reply }: { open: boolean; reply: Reply | undefined }) {
  const field = fieldsOf<UnlockPeriodForm>(reply)
  return (
    <Card title="افتح فترة مقفلة">
      <details className="acc more" open={open || Boolean(reply)}>
        <summary>اطلب فتحها</summary>
        <PostForm action={`${periodsPath}?open=yes&act=unlock`} reply={reply} part="unlock" before="الطلب">
          <DateField {...field('lockedTo')} label="آخر يوم يبقى مقفلًا" help="اتركه فارغًا لتُفتح الدفاتر كلها." optional />
          <Field {...field('reason')} label="السبب" required />
          <p className="muted sm">يعتمده زميل غيرك، وتبقى مقفلة حتى ذلك.</p>
          <div>
            <SubmitButton variant="outline">اطلب الفتح</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
