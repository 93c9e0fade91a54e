import { nameIn } from '#values/asked.ts'
import { dayOf, daysAfter, isDay } from '#values/days.ts'
import { kindGroups } from '../kinds/kind.ts'

/** What is chosen on the public page, and goes on with every link from it. */
export const searchNames = ['from', 'until', 'wilayat', 'km', 'operator', 'hours', 'group'] as const
export type SearchName = (typeof searchNames)[number]
export type Search = Record<SearchName, string> & { add: readonly string[]; pools: readonly PoolChosen[] }
export type PoolChosen = { poolId: string; quantity: number }

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
    group: nameIn(kindGroups, asked('group')),
    ...{ add: query.getAll('add').slice(0, mostMachines), pools: poolsIn(query) },
  }
}

/** The field of a pool on the form that asks for so much of it. */
export const poolField = (poolId: string) => `pool.${poolId}`

const poolName = /^pool\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const mostPools = 5

/** So much of each; a box that is empty asks for nothing. */
function poolsIn(query: URLSearchParams) {
  const typed = [...query].flatMap(([name, value]) => {
    const poolId = poolName.exec(name)?.[1]
    return poolId && /^[1-9]\d{0,6}$/.test(value.trim()) ? [[poolId, Number(value)] as const] : []
  })
  return [...new Map(typed)].slice(0, mostPools).map(([poolId, quantity]): PoolChosen => ({ poolId, quantity }))
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

/** An address with the same choice, but for what is named. */
export function searchQuery(before: Search, named: Partial<Search>) {
  const search = { ...before, ...named }
  const query = new URLSearchParams(searchNames.flatMap((name) => (search[name] ? [[name, search[name]]] : [])))
  for (const kindId of search.add) query.append('add', kindId)
  for (const { poolId, quantity } of search.pools) query.append(poolField(poolId), String(quantity))
  return query.toString()
}
