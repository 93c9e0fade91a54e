import { Badge } from '#ui/badge.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { type LocksAsked, lockKinds, locksAddress } from '../lock-asked.ts'
import type { LockRow, LockSum } from '../lock-queries.ts'

/** By the reason, and what narrows them. */
export function LockFilters({ asked }: { asked: LocksAsked }) {
  const { q, kind, from, to } = asked
  return (
    <FilterBar
      key={locksAddress(asked)}
      label="تصفية الإقفال والفتح"
      search={{ name: 'q', label: 'ابحث في السبب', value: q }}
      filters={[kind, from, to]}
      clear={locksAddress({})}
    >
      <FilterChoice name="kind" label="ما جرى" all="الإقفال والفتح" chosen={kind} options={Object.entries(lockKinds)} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

/** How often they were closed and opened, under how many there are of each. */
export function LockHistory({ locks, sums, asked }: { locks: LockRow[]; sums: LockSum[]; asked: LocksAsked }) {
  if (locks.length === 0) {
    const isAsked = locksAddress({ ...asked, page: 1 }) !== locksAddress({})
    return isAsked ? <NoneFound q={asked.q} all={locksAddress({})} title="لا إقفال ولا فتح مطابق" /> : null
  }
  return (
    <>
      <p className="card-note sm">
        {sums.map(({ kind, count }, index) => (
          <span key={kind}>
            {index > 0 && ' · '}
            {lockKinds[kind]}: <Num>{count}</Num>
          </span>
        ))}
      </p>
      <ul className="day-list">
        {locks.map((lock) => (
          <Lock key={lock.id} {...lock} />
        ))}
      </ul>
    </>
  )
}

const Lock = ({ lockedTo, reason, by, lockedAt, kind }: LockRow) => (
  <li>
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
    <Badge tone={kind === 'opened' ? 'warning' : 'muted'}>{lockKinds[kind]}</Badge>
  </li>
)
