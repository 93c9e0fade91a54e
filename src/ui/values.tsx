import type { ReactNode } from 'react'
import { clock, dayInWords, hijri as hijriDay, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { rialParts } from '#values/money.ts'
import { inGroups } from '#values/phones.ts'

/** Numbers, codes and phones stand in Arabic sentences only through these: each is an island from left to right. */

export function Num({ children }: { children: number | bigint | string }) {
  return (
    <bdi dir="ltr" className="num">
      {typeof children === 'string' ? children : children.toLocaleString('en').replace('-', '−')}
    </bdi>
  )
}

export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="num code">
      {children}
    </bdi>
  )
}

/** A number one can call: «+968 9123 4567». */
export function Phone({ number, plain = false }: { number: string; plain?: boolean }) {
  const shown = (
    <bdi dir="ltr" className="num">
      {inGroups(number)}
    </bdi>
  )
  return plain ? shown : <a href={`tel:${number}`}>{shown}</a>
}

/** Rials with their baisa smaller: all three places, always. */
export function Money({ amount }: { amount: bigint }) {
  const { sign, whole, fraction } = rialParts(amount)
  return (
    <span className="money">
      <bdi dir="ltr">
        {sign}
        {whole}
        <span className="fr">.{fraction}</span>
      </bdi>
      <small>ر.ع.</small>
    </span>
  )
}

/** A name or a mail address whose letters say their own direction. */
export function Latin({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}

type DateTextProps = { at: string | Date; today?: string; weekday?: boolean; time?: boolean; hijri?: boolean }

/** A day or a moment in words, readable by machines too. The year is left out when it is `today`'s. */
export function DateText({ at, today, weekday = false, time = false, hijri = false }: DateTextProps) {
  const day = typeof at === 'string' ? at : dayOf(at)
  return (
    <time dateTime={typeof at === 'string' ? at : at.toISOString()}>
      {weekday ? weekdayAndDay(at, today) : dayInWords(at, today)}
      {time && typeof at !== 'string' && ` ${clock(at)}`}
      {hijri && <span className="muted"> · {hijriDay(day)}</span>}
    </time>
  )
}
