import '#ui/styles/settings.css'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import type { LockPeriodForm, UnlockPeriodForm } from '../inputs.ts'
import { locksAddress, locksPerPage, readLocksAsked } from '../lock-asked.ts'
import { periods } from '../lock-queries.ts'
import { periodsPath } from '../period-paths.ts'
import { LockFilters, LockHistory } from '../ui/lock-history.tsx'
import { YearCard } from '../ui/year-card.tsx'
import { closeYear, reopenYear } from '../use-cases/close-year.ts'
import { lockPeriod, unlockPeriod } from '../use-cases/lock-period.ts'
import { lockViews } from '../views.ts'
import { years } from '../year.ts'
import type { Route } from './+types/back-office-periods'

export const meta = () => [{ title: 'إقفال الفترات · التحالف' }]

export const handle = { crumb: () => 'إقفال الفترات' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => ({
  ...(await periods(ctx, readLocksAsked(query))),
  ...{ asked: readLocksAsked(query), views: await lockViews.of(ctx), ...repliedTo(query.get('act') ?? '') },
  mayExport: ctx.actor.may(financePermissions.exportBooks),
  mayLock: ctx.actor.may(financePermissions.lockPeriods),
  mayUnlock: ctx.actor.may(financePermissions.unlockPeriods),
  mayClose: ctx.actor.may(financePermissions.closeYears),
  years: await years(ctx),
  opening: query.has('open'),
  reopening: query.has('reopen'),
}))

/** What was pressed; which views there are is known to the server alone. */
const repliedTo = (act: string) => ({ act, isView: act in lockViews.acts })

const here = periodsPath

export const action = submitOneOf({
  ...lockViews.acts,
  lock: submit(lockPeriod, () => saying('أُقفلت الفترة', here)),
  unlock: submit(unlockPeriod, () => saying('فُتحت الفترة', here)),
  'close-year': submit(closeYear, ({ number }) => saying(`أُقفلت السنة بالقيد ${number}`, here)),
  'reopen-year': submit(reopenYear, ({ number }) => saying(`فُتحت السنة بالقيد ${number}`, here)),
})

type Shown = Route.ComponentProps['loaderData']

export default function PeriodsPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { lockedTo, latest, locks, mayLock, mayUnlock, opening, years: all, mayClose, reopening, act, isView } = shown
  const opens = opening && mayUnlock && lockedTo
  const of = (...acts: string[]) => (acts.includes(act) ? actionData : undefined)
  return (
    <FinanceFrame title="إقفال الفترات">
      <div className="cols">
        <Closed shown={shown} reply={isView ? actionData : undefined} />
        <div className="stack">
          {opens ? (
            <Unlock key={locks[0]?.id} reply={of('unlock')} />
          ) : (
            <>
              {mayLock && <Lock key={locks[0]?.id} {...{ latest, mayUnlock }} reply={of('lock')} />}
              {mayUnlock && lockedTo && (
                <Link className="link sm" to={`${here}?open=yes`}>
                  افتح فترة مقفلة
                </Link>
              )}
            </>
          )}
          <YearCard years={all} {...{ mayClose, mayUnlock, reopening }} reply={of('close-year', 'reopen-year')} />
        </div>
      </div>
    </FinanceFrame>
  )
}

function Closed({ shown, reply }: { shown: Shown; reply: Reply | undefined }) {
  const { asked, lockedTo, locks, sums, count, at, views, mayExport } = shown
  const address = { ...asked, page: 1 }
  const acts = mayExport && count > 0 && (
    <div className="row wrap">
      <TakeAlong address={locksAddress(address, `${here}/export`)} />
    </div>
  )
  return (
    <Card
      title="الفترة المقفلة"
      actions={acts}
      flush
      footer={<Pager page={at} perPage={locksPerPage} total={count} toPage={(page) => locksAddress({ ...asked, page })} />}
    >
      {lockedTo ? (
        <p className="card-note">
          الدفاتر مقفلة حتى نهاية <DateText at={lockedTo} weekday />. لا يُرحَّل فيها شيء، والتصحيح قيد بتاريخ اليوم.
        </p>
      ) : (
        <Empty title="الدفاتر مفتوحة كلها">لا فترة مقفلة الآن.</Empty>
      )}
      <LockFilters asked={asked} />
      <SavedViews views={views} here={locksAddress(address)} reply={reply} />
      <LockHistory locks={locks} sums={sums} asked={asked} />
    </Card>
  )
}

function Lock({ latest, mayUnlock, reply }: { latest: string; mayUnlock: boolean; reply: Reply | undefined }) {
  const field = fieldsOf<LockPeriodForm>(reply)
  return (
    <Card title="أقفل حتى يوم">
      <PostForm action={`${here}?act=lock`} reply={reply} before="الإقفال">
        <DateField {...field('lockedTo')} label="آخر يوم يُقفل" max={latest} required />
        <Field {...field('reason')} label="السبب" required />
        {mayUnlock && <Field {...field('despite')} label="لماذا تُقفل رغم وردية مفتوحة أو نقد في الطريق" optional />}
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
