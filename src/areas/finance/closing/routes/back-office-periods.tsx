import '#ui/styles/settings.css'
import { approvalWaiting } from '#areas/access/public.ts'
import { periodsPath } from '#areas/finance/ledger/period-paths.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { UndoWaits } from '#areas/finance/ui/undo-waits.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { locksAddress, locksPerPage, readLocksAsked } from '../lock-asked.ts'
import { periods, toClose } from '../lock-queries.ts'
import { periodAction } from '../period-approval.ts'
import { Checklist, Lock, Unlock } from '../ui/close-days.tsx'
import { LockFilters, LockHistory } from '../ui/lock-history.tsx'
import { YearCard } from '../ui/year-card.tsx'
import { askToCloseYear, askToReopenYear } from '../use-cases/close-year.ts'
import { askToLock, askToUnlock } from '../use-cases/lock-period.ts'
import { lockViews } from '../views.ts'
import { years } from '../year.ts'
import type { Route } from './+types/back-office-periods'

export const meta = () => [{ title: 'إقفال الفترات · التحالف' }]

export const handle = { crumb: () => 'إقفال الفترات' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => ({
  ...(await periods(ctx, readLocksAsked(query))),
  ...(await toClose(ctx, query.get('until'))),
  waiting: await approvalWaiting(ctx, { action: periodAction, subjectId: 'books' }),
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

const asked = ({ title }: { title: string }) => saying(`طُلب ${title}، وهو بانتظار الاعتماد`, here)

export const action = submitOneOf({
  ...lockViews.acts,
  lock: submit(askToLock, asked),
  unlock: submit(askToUnlock, asked),
  'close-year': submit(askToCloseYear, asked),
  'reopen-year': submit(askToReopenYear, asked),
})

type Shown = Route.ComponentProps['loaderData']

export default function PeriodsPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { lockedTo, latest, locks, mayLock, mayUnlock, opening, years: all, mayClose, reopening, act, isView } = shown
  const { items, until, waiting } = shown
  const of = (...acts: string[]) => (acts.includes(act) ? actionData : undefined)
  return (
    <FinanceFrame title="إقفال الفترات">
      <div className="cols">
        <Closed shown={shown} reply={isView ? actionData : undefined} />
        <div className="stack">
          {waiting && <UndoWaits {...waiting} title="بانتظار الاعتماد" asked="طلب الإقفال أو الفتح" />}
          {mayLock && <Checklist items={items} until={until} latest={latest} />}
          {mayLock && !waiting && (
            <Lock key={`${locks[0]?.id} ${until}`} until={until} latest={latest} items={items} reply={of('lock')} />
          )}
          {mayUnlock && lockedTo && !waiting && <Unlock key={locks[0]?.id} open={opening} reply={of('unlock')} />}
          <YearCard
            years={all}
            {...{ mayClose, reopening, isWaiting: waiting !== null }}
            reply={of('close-year', 'reopen-year')}
          />
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
