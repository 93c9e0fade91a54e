import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, isDay, timeOf, timeOn } from '#values/days.ts'
import { latinDigits } from '#values/text.ts'

/** What the page of a new reservation is asked for: the stretch, the places, the class and what goes with it. */
export type BookingAsked = {
  phone: string
  from: string
  fromTime: string
  until: string
  untilTime: string
  placeOut: string
  placeBack: string
  classId: string
  addOns: string[]
  under25: boolean
  /** The company that pays by its agreement, and how many percent are off besides. */
  company: string
  discount: string
}

/** `isNow`: whoever asks stands at the counter, and begins at once. */
type Defaults = { firstPlace: string; isNow?: boolean }

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** «5», «5%»: what nobody understands is no discount. */
const percentIn = (typed: string) =>
  latinDigits(typed)
    .replace(/[%٪\s]/g, '')
    .match(/^[1-9]\d?$/)?.[0] ?? ''

/** What the address does not say, or says in a way nobody understands, begins with the next full hour and a day. */
export function readBooking(
  { now }: Pick<Ctx, 'now'>,
  query: URLSearchParams,
  { firstPlace, isNow = false }: Defaults,
): BookingAsked {
  const text = (name: string) => (query.get(name) ?? '').slice(0, 60)
  const nextHour = isNow ? now() : new Date(Math.ceil((now().getTime() + 1) / 3_600_000) * 3_600_000)
  const dayIn = (name: string, begun: string) => (isDay(text(name)) ? text(name) : begun)
  const timeIn = (name: string, begun: string) => (isTime(text(name)) ? text(name) : begun)
  const from = dayIn('from', dayOf(nextHour))
  const fromTime = timeIn('fromTime', timeOf(nextHour))
  const placeOut = text('placeOut') || firstPlace
  return {
    ...{ phone: text('phone'), from, fromTime, placeOut, placeBack: text('placeBack') || placeOut, classId: text('classId') },
    ...{ until: dayIn('until', daysAfter(from, 1)), untilTime: timeIn('untilTime', fromTime) },
    ...{ addOns: query.getAll('addOns').slice(0, 20), under25: query.get('under25') === 'yes' },
    ...{ company: text('company'), discount: percentIn(text('discount')) },
  }
}

/** Its days and hours as moments. */
export const stretchIn = ({ from, fromTime, until, untilTime }: BookingAsked) => ({
  from: timeOn(from, fromTime),
  until: timeOn(until, untilTime),
})
