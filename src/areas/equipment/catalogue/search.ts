import { dayOf, daysAfter, isDay } from '#values/days.ts'

/** What is chosen on the public page, and goes on with every link from it. */
export const searchNames = ['from', 'until', 'wilayat', 'km', 'operator', 'hours'] as const
export type SearchName = (typeof searchNames)[number]
export type Search = Record<SearchName, string> & { add: readonly string[] }

export const operatorChoices = { with: 'بمشغّل', without: 'بدون مشغّل' } as const

const usualDays = 6
/** Nobody knows prices further ahead. */
const furthest = 365
const mostMachines = 10
export const mostHours = 12

const number = (text: string, most: number) => (/^\d{1,4}$/.test(text) && Number(text) <= most ? String(Number(text)) : '')

/** What the address asks for; what it does not say is the usual: from tomorrow on, for a week, with an operator. */
export function searchIn(query: URLSearchParams, now: Date): Search {
  const asked = (name: SearchName) => query.get(name)?.trim() ?? ''
  const from = isDay(asked('from')) ? asked('from') : daysAfter(dayOf(now), 1)
  return {
    from,
    until: isDay(asked('until')) ? asked('until') : daysAfter(from, usualDays - 1),
    wilayat: asked('wilayat').slice(0, 40),
    km: number(asked('km'), 2_000),
    operator: asked('operator') === 'without' ? 'without' : 'with',
    hours: Number(number(asked('hours'), mostHours)) > 0 ? number(asked('hours'), mostHours) : '',
    add: query.getAll('add').slice(0, mostMachines),
  }
}

/** What is wrong with the days, by the field it stands under. */
export function faultsOfSearch({ from, until }: Search, now: Date) {
  const today = dayOf(now)
  const faults: Partial<Record<SearchName, string[]>> = {}
  if (from < today) faults.from = ['مضى هذا اليوم. اختر اليوم أو يومًا بعده.']
  if (until < from) faults.until = ['آخر يوم لا يسبق أول يوم.']
  else if (until > daysAfter(today, furthest)) faults.until = ['اختر يومًا خلال سنة من اليوم.']
  return faults
}

/** An address with the same choice, and these machines in it. */
export function searchQuery(search: Search, add: readonly string[] = search.add) {
  const query = new URLSearchParams(searchNames.flatMap((name) => (search[name] ? [[name, search[name]]] : [])))
  for (const kindId of add) query.append('add', kindId)
  return query.toString()
}
