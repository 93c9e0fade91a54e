import { dayOf, daysAfter, isDay, timeOn } from '#values/days.ts'

/** What is typed into the search, and goes on with every link from it. */
export const searchNames = ['placeOut', 'placeBack', 'from', 'fromTime', 'until', 'untilTime', 'age'] as const
export type SearchName = (typeof searchNames)[number]
export type Search = Record<SearchName, string>

const usualTime = '10:00'
const usualDays = 3
/** Nobody knows prices further ahead. */
const furthest = 365
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

type Place = { id: string }

/** What the address asks for; what it does not say is the usual: tomorrow at ten, for three days, at the first place. */
export function searchIn(query: URLSearchParams, { places, now }: { places: readonly Place[]; now: Date }): Search {
  const first = places[0]?.id ?? ''
  const known = (id: string | null) => (places.some((place) => place.id === id) ? (id ?? first) : '')
  const placeOut = known(query.get('placeOut')) || first
  const from = query.get('from') || daysAfter(dayOf(now), 1)
  return {
    placeOut,
    placeBack: known(query.get('placeBack')) || placeOut,
    from,
    fromTime: query.get('fromTime') || usualTime,
    until: query.get('until') || daysAfter(isDay(from) ? from : dayOf(now), usualDays),
    untilTime: query.get('untilTime') || usualTime,
    age: (query.get('age') ?? '').slice(0, 3),
  }
}

export type SearchFaults = Partial<Record<SearchName, string[]>>

/** What is wrong with it, under its field; nothing where cars can be looked for. */
export function faultsOfSearch({ from, fromTime, until, untilTime, age }: Search, now: Date): SearchFaults {
  const faults: SearchFaults = {}
  const last = daysAfter(dayOf(now), furthest)
  if (!isDay(from) || from > last) faults.from = ['اختر يوم التسليم، خلال سنة من اليوم.']
  if (!isDay(until)) faults.until = ['اختر يوم الإعادة.']
  if (!isTime(fromTime)) faults.fromTime = ['اختر ساعة التسليم.']
  if (!isTime(untilTime)) faults.untilTime = ['اختر ساعة الإعادة.']
  if (age && !/^\d{2}$/.test(age)) faults.age = ['اكتب عمر السائق بالسنوات، مثل 29.']
  if (Object.keys(faults).length > 0) return faults
  const stretch = stretchOf({ from, fromTime, until, untilTime })
  if (stretch.from <= now) return { from: ['مضى هذا الموعد. اختر يومًا أو ساعة لم تمضِ.'] }
  if (stretch.until <= stretch.from) return { until: ['الإعادة بعد التسليم. اختر يومًا أو ساعة بعده.'] }
  return {}
}

export const stretchOf = (search: Pick<Search, 'from' | 'fromTime' | 'until' | 'untilTime'>) => ({
  from: timeOn(search.from, search.fromTime),
  until: timeOn(search.until, search.untilTime),
})

/** The address of the same search with something else in it. */
export const searchQuery = (search: Search, changes: Record<string, string> = {}) =>
  new URLSearchParams(Object.entries({ ...search, ...changes }).filter(([, value]) => value !== '')).toString()

export const offerOrders = { cheapest: 'الأرخص', roomiest: 'الأوسع' } as const
export type OfferOrder = keyof typeof offerOrders
