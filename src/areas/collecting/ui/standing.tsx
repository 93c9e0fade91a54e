import { Badge } from '#ui/badge.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { daysAfter, daysBetween } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { followUpOutcomes, followUpWays } from '../collecting.ts'
import type { Debtor } from '../queries.ts'

type Of = Pick<Debtor, 'since' | 'promise' | 'broken' | 'column'> & { today: string }

/** What there is to know at a glance: how old it is, or when it was promised, or that a promise was not kept before. */
export function Standing({ since, promise, broken, column, today }: Of) {
  if (column === 'promised' && promise)
    return (
      <Badge tone={broken > 0 ? 'danger' : promise.on === today ? 'warning' : 'info'}>
        {broken > 0 ? `أخلف من قبل: ${howMany(broken, 'time')}` : <Promised on={promise.on} today={today} />}
      </Badge>
    )
  if (!since || since > today) return <Badge tone="info">غدًا</Badge>
  if (since === today) return <Badge tone="warning">اليوم</Badge>
  const days = daysBetween(since, today)
  return <Badge tone={days > 30 ? 'danger' : 'warning'}>{howMany(days, 'day')}</Badge>
}

function Promised({ on, today }: { on: string; today: string }) {
  if (on === today) return 'وعد اليوم'
  if (on === daysAfter(today, 1)) return 'وعد غدًا'
  return (
    <>
      وعد <DateText at={on} />
    </>
  )
}

/** Of what is late a part was promised, and stands apart from the amount; and what was paid of a promise. */
export function PartPromised({ promise, column, today }: Pick<Debtor, 'promise' | 'column'> & { today: string }) {
  if (!promise) return null
  return (
    <>
      {column !== 'promised' && promise.on >= today && (
        <span className="xs muted">
          وعد بـ <Money amount={promise.amount} /> حتى <DateText at={promise.on} />
        </span>
      )}
      {promise.paid > 0n && (
        <span className="xs muted">
          دُفع من وعده <Money amount={promise.paid} />
        </span>
      )}
    </>
  )
}

/** The last that was tried, in one line. */
export function LastTried({ last }: Pick<Debtor, 'last'>) {
  if (!last) return <span className="xs muted">لا متابعة بعد</span>
  return (
    <span className="xs kc-last">
      <DateText at={new Date(last.at)} />، {followUpWays[last.way]}: {followUpOutcomes[last.outcome]}
      {last.note && (
        <>
          {'، '}
          <bdi>{last.note}</bdi>
        </>
      )}
    </span>
  )
}

export const homesInWords = (homes: Debtor['homes']) => (homes ?? []).map(({ called }) => called).join(' · ')
