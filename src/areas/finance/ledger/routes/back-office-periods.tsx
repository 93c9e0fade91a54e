import '#ui/styles/settings.css'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { periods } from '../books-queries.ts'
import type { LockPeriodForm, UnlockPeriodForm } from '../inputs.ts'
import { periodsPath, YearCard } from '../ui/year-card.tsx'
import { closeYear, reopenYear } from '../use-cases/close-year.ts'
import { lockPeriod, unlockPeriod } from '../use-cases/lock-period.ts'
import { years } from '../year.ts'
import type { Route } from './+types/back-office-periods'

export const meta = () => [{ title: 'إقفال الفترات · التحالف' }]

export const handle = { crumb: () => 'إقفال الفترات' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => ({
  ...(await periods(ctx)),
  mayLock: ctx.actor.may(financePermissions.lockPeriods),
  mayUnlock: ctx.actor.may(financePermissions.unlockPeriods),
  mayClose: ctx.actor.may(financePermissions.closeYears),
  years: await years(ctx),
  opening: query.has('open'),
  reopening: query.has('reopen'),
}))

const here = periodsPath

export const action = submitOneOf({
  lock: submit(lockPeriod, () => saying('أُقفلت الفترة', here)),
  unlock: submit(unlockPeriod, () => saying('فُتحت الفترة', here)),
  'close-year': submit(closeYear, ({ number }) => saying(`أُقفلت السنة بالقيد ${number}`, here)),
  'reopen-year': submit(reopenYear, ({ number }) => saying(`فُتحت السنة بالقيد ${number}`, here)),
})

export default function PeriodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lockedTo, latest, locks, mayLock, mayUnlock, opening, years: all, mayClose, reopening } = loaderData
  const opens = opening && mayUnlock && lockedTo
  return (
    <FinanceFrame title="إقفال الفترات">
      <div className="cols">
        <Card title="الفترة المقفلة" flush>
          {lockedTo ? (
            <p className="card-note">
              الدفاتر مقفلة حتى نهاية <DateText at={lockedTo} weekday />. لا يُرحَّل فيها شيء، والتصحيح قيد بتاريخ اليوم.
            </p>
          ) : (
            <Empty title="الدفاتر مفتوحة كلها">لا فترة مقفلة الآن.</Empty>
          )}
          <History locks={locks} />
        </Card>
        <div className="stack">
          {opens ? (
            <Unlock key={locks[0]?.id} reply={actionData} />
          ) : (
            <>
              {mayLock && <Lock key={locks[0]?.id} latest={latest} reply={actionData} />}
              {mayUnlock && lockedTo && (
                <Link className="link sm" to={`${here}?open=yes`}>
                  افتح فترة مقفلة
                </Link>
              )}
            </>
          )}
          <YearCard years={all} mayClose={mayClose} reopening={reopening} reply={actionData} />
        </div>
      </div>
    </FinanceFrame>
  )
}

function History({ locks }: Pick<Route.ComponentProps['loaderData'], 'locks'>) {
  return (
    <ul className="day-list">
      {locks.map(({ id, lockedTo, reason, by, lockedAt, opens }) => (
        <li key={id}>
          <div className="grow">
            <b className="medium">
              {lockedTo ? (
                <>
                  حتى <DateText at={lockedTo} />
                </>
              ) : (
                'فُتحت كلها'
              )}
            </b>
            <p className="sm" dir="auto">
              {reason}
            </p>
            <p className="sm muted">
              {by}، <DateText at={lockedAt} time />
            </p>
          </div>
          <Badge tone={opens ? 'warning' : 'muted'}>{opens ? 'فُتحت' : 'أُقفلت'}</Badge>
        </li>
      ))}
    </ul>
  )
}

function Lock({ latest, reply }: { latest: string; reply: Reply | undefined }) {
  const field = fieldsOf<LockPeriodForm>(reply)
  return (
    <Card title="أقفل حتى يوم">
      <PostForm action={`${here}?act=lock`} reply={reply} before="الإقفال">
        <DateField {...field('lockedTo')} label="آخر يوم يُقفل" max={latest} required />
        <Field {...field('reason')} label="السبب" required />
        <div>
          <SubmitButton>أقفل الفترة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Unlock({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<UnlockPeriodForm>(reply)
  return (
    <Card title="افتح فترة مقفلة">
      <PostForm action={`${here}?open=yes&act=unlock`} reply={reply} before="الفتح">
        <DateField {...field('lockedTo')} label="آخر يوم يبقى مقفلًا" help="اتركه فارغًا لتُفتح الدفاتر كلها." optional />
        <Field {...field('reason')} label="السبب" required />
        <div className="row wrap">
          <SubmitButton>افتح الفترة</SubmitButton>
          <Link className="btn btn-ghost" to={here}>
            ألغِ
          </Link>
        </div>
      </PostForm>
    </Card>
  )
}
