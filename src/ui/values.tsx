import { createContext, type ReactNode, useContext } from 'react'
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
    <bdi dir="ltr" className="num latn">
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
  return (
    <bdi dir="ltr" className="latn">
      {children}
    </bdi>
  )
}

/** The day on which a frame was rendered, for all the dates inside it. */
export const Today = createContext<string | undefined>(undefined)

/** Whether the house says the Hijri day beside a day that is written out; its frame gives it. */
export const HijriBeside = createContext(false)

type DateTextProps = {
  at: string | Date
  today?: string
  weekday?: boolean
  time?: boolean
  hijri?: boolean
  /** What is printed is read in other years too. */
  printed?: boolean
}

/** A day or a moment in words, readable by machines too. The year is left out when it is this one. */
export function DateText({ at, today: given, weekday = false, time = false, hijri = false, printed = false }: DateTextProps) {
  const inFrame = useContext(Today)
  const today = printed ? undefined : (given ?? inFrame)
  const isBeside = useContext(HijriBeside)
  const day = typeof at === 'string' ? at : dayOf(at)
  return (
    <time dateTime={typeof at === 'string' ? at : at.toISOString()}>
      {weekday ? weekdayAndDay(at, today) : dayInWords(at, today)}
      {time && typeof at !== 'string' && (
        <>
          {' '}
          <span className="nowrap">{clock(at)}</span>
        </>
      )}
      {(hijri || (weekday && isBeside)) && <span className="muted"> · {hijriDay(day)}</span>}
    </time>
  )
}

/** From one day to another; of two years both are said, also where one of them is this one. */
export function DateRange({ from, until }: { from: string; until: string }) {
  const printed = from.slice(0, 4) !== until.slice(0, 4)
  return (
    <>
      <DateText at={from} printed={printed} /> – <DateText at={until} printed={printed} />
    </>
  )
}
