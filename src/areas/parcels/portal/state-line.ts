import { dayInWords, nearDay } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import type { ParcelState } from '../journey/parcel.ts'

type Parcel = {
  state: ParcelState
  isReturning: boolean
  isAsked: boolean
  failure: string | null
  storageFrom: string | null
  deliverOn: string | null
  promisedOn: string | null
  endedAt: Date | null
}

/** Below the state of a parcel: when it arrives, until when it waits, or what keeps it. */
export function stateLine(one: Parcel, { today, agedDays }: { today: string; agedDays: number }) {
  const named = (day: string) => nearDay(day, today) ?? dayInWords(day, today)
  if (one.endedAt) return named(dayOf(one.endedAt))
  if (one.isAsked) return 'ينتظر ردك'
  if (one.failure) return one.failure
  if (one.state === 'registered') return 'لم نستلمه'
  if (one.state === 'on-hold') return 'نراجعه ونخبرك'
  if (one.isReturning) return 'تستلمه من فرعنا'
  if (one.state === 'ready-for-pickup') return one.storageFrom && `حتى ${named(daysAfter(one.storageFrom, agedDays))}`
  if (one.state === 'out-for-delivery') return 'يصل اليوم'
  return arrival(one.deliverOn ?? one.promisedOn, today)
}

function arrival(day: string | null, today: string) {
  if (!day) return null
  const near = nearDay(day, today)
  if (day < today) return `تأخر عن ${near ?? dayInWords(day, today)}`
  return near ? `يصل ${near}` : `يصل حتى ${dayInWords(day, today)}`
}
