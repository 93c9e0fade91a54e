import { z } from 'zod'
import { freeBetween, nextFree } from '#areas/calendar/public.ts'
import { photosOfEach } from '#areas/photos/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, endOfDay, startOfDay } from '#values/days.ts'
import type { ShownPhoto } from '#values/photos.ts'
import { freeOfPool } from '../hires/pool-lines.ts'
import { wayPriceOf } from '../hires/use-cases/hire-fields.ts'
import { kindGroupNames, kindGroups, waitAfterNight } from '../kinds/kind.ts'
import { kindInWords, machineKind } from '../kinds/queries.ts'
import { cataloguePath } from '../paths.ts'
import { poolUnits } from '../pools/pool.ts'
import { type PoolRow, pools } from '../pools/queries.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { calendarOf, workDays } from '../pricing/work-days.ts'
import { hireRulesNow } from '../rules/queries.ts'
import type { HireRules } from '../rules/rules.ts'
import { type Offered, offeredOn } from './offering.ts'
import { type MachinesAhead, machinesAhead } from './pricing-ahead.ts'
import { faultsOfSearch, poolField, type Search, searchIn, searchQuery } from './search.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** Every kind that has a price, with what its price says; once days are chosen, what of it is free, and what is chosen with its sum. */
export async function machineCatalogue(ctx: Reader, query: URLSearchParams) {
  const now = ctx.now()
  const search = searchIn(query, now)
  const isChosen = search.add.length + search.pools.length > 0
  const isAsked = query.has('from') || isChosen
  const faults = isAsked ? faultsOfSearch(search, now) : {}
  const canLook = isAsked && Object.keys(faults).length === 0
  const rules = await hireRulesNow(ctx.db)
  const all = await offeredOn(ctx.db, canLook ? search.from : dayOf(now))
  const offered = all.filter(({ kind }) => search.group === '' || kind.workGroup === search.group)
  const byQuantity = (await pools(ctx)).filter(({ total }) => total > 0)
  const freePools = canLook ? await freeOfPools(ctx, byQuantity, search) : null
  const room = canLook ? await roomFor(ctx, offered, search) : null
  const ids = offered.map(({ kind }) => kind.id)
  const photos = await photosOfEach(ctx, machineKind, ids)
  const way = 2n * wayPriceOf({ km: Number(search.km), wilayat: search.wilayat }, rules)
  return {
    ...{ search, faults, isAsked, today: dayOf(now), restDays: [...rules.restDays] },
    ...{ freeWayDays: rules.freeWayDays, standbyPercent: rules.standbyPercent },
    days: canLook ? await daysAsked(ctx, rules, search) : null,
    ...{ isOpen: all.length + byQuantity.length > 0, groups: groupsShown(all, byQuantity.length > 0, search) },
    pools:
      search.group === '' || search.group === 'scaffolding'
        ? byQuantity.map((one) => poolShown(one, { search, query, free: freePools?.get(one.id) ?? null }))
        : [],
    kinds: offered.map((one) =>
      kindShown(one, { search, way, room: room?.get(one.kind.id) ?? null, photos: photos.get(one.kind.id) ?? [] }),
    ),
    basket: canLook && isChosen ? await basketOf(ctx, search) : null,
  }
}
export type MachineCatalogue = Awaited<ReturnType<typeof machineCatalogue>>
export type PoolShown = MachineCatalogue['pools'][number]
export type KindShown = MachineCatalogue['kinds'][number]

/** The headings under which there is something, each with its address; none where one would hold everything. */
function groupsShown(all: readonly Offered[], hasPools: boolean, search: Search) {
  const full = kindGroupNames.filter(
    (group) => all.some(({ kind }) => kind.workGroup === group) || (group === 'scaffolding' && hasPools),
  )
  if (full.length < 2) return []
  const to = (group: string) => `${cataloguePath}?${searchQuery(search, { group })}#machines`
  const named = full.map((group) => ({ to: to(group), label: kindGroups[group], current: search.group === group }))
  return [{ to: to(''), label: 'الكل', current: search.group === '' }, ...named]
}

async function freeOfPools(ctx: Reader, all: readonly PoolRow[], { from, until }: Search) {
  const found = all.map(async ({ id }) => [id, await freeOfPool(ctx, { poolId: id, startsOn: from, endsOn: until })] as const)
  return new Map(await Promise.all(found))
}

type AroundPool = { search: Search; query: URLSearchParams; free: number | null }

/** What is let by quantity; how much of it is free once days are chosen. */
function poolShown({ id, name, unit, monthPrice, deposit, total }: PoolRow, { search, query, free }: AroundPool) {
  const typed = query.get(poolField(id))?.trim() ?? ''
  const chosen = search.pools.find(({ poolId }) => poolId === id)?.quantity ?? 0
  const others = search.pools.filter(({ poolId }) => poolId !== id)
  const kept = [...new URLSearchParams(searchQuery(search, { pools: others }))]
  const remove = `${cataloguePath}?${searchQuery(search, { pools: others })}`
  const most = free ?? total
  const isWrong = typed !== '' && (chosen === 0 || chosen > most)
  const said = most > 0 ? `اكتب كمية من 1 إلى ${most}.` : 'لا متاح منها في هذه الأيام. اختر أيامًا أخرى.'
  const faults = isWrong ? [said] : undefined
  return { id, name, unit: poolUnits[unit], monthPrice, deposit, total, free, chosen, typed, faults, kept, remove }
}

async function daysAsked({ db }: Reader, { restDays, holidaysOff }: HireRules, { from, until }: Search) {
  const holidays = holidaysOff ? [...(await announcedHolidays(db, from, until))] : null
  return workDays(calendarOf({ restDays, holidays }), from, until).length
}

type Room = { free: number; from: string | null }
type Around = { search: Search; way: bigint; room: Room | null; photos: ShownPhoto[] }

const priceFor = ({ card: { rungs } }: Offered, days: number) => rungs.find((rung) => rung.days === days)?.price ?? null

function kindShown(one: Offered, { search, way, room, photos }: Around) {
  const { kind, card } = one
  const chosen = search.add.filter((id) => id === kind.id).length
  const without = search.add.filter((id) => id !== kind.id)
  const to = (add: readonly string[]) => `${cataloguePath}?${searchQuery(search, { add })}`
  return {
    ...{
      id: kind.id,
      called: kindInWords(kind),
      photos,
      name: kind.name,
      capacity: kind.capacity,
      tradeName: kind.tradeName,
      operated: kind.operated,
    },
    ...{ hour: card.hour, day: priceFor(one, 1), week: priceFor(one, 6), month: priceFor(one, 26), load: card.extras.load ?? 0n },
    ...{ fuelIncluded: kind.fuelIncluded, way: kind.carried ? way : null, certificateNeeded: kind.certificateNeeded },
    ...{ leastHours: kind.leastHours, leastLoads: kind.leastLoads, dayHours: kind.dayHours, room, chosen },
    fits: search.operator === 'with' || kind.operated !== 'with',
    ...{ add: to([...search.add, kind.id]), remove: to(without) },
  }
}

/** One question for all kinds whose machines are made ready in the same time; from when on, where none is free. */
async function roomFor(ctx: Reader, offered: readonly Offered[], { from, until }: Search) {
  const stretch = { from: startOfDay(from), until: endOfDay(until) }
  const found = new Map<string, Room>()
  for (const turnaround of new Set(offered.map(({ kind }) => waitAfterNight(kind.turnaround)))) {
    const classIds = offered.flatMap(({ kind }) => (waitAfterNight(kind.turnaround) === turnaround ? [kind.id] : []))
    const rows = await freeBetween(ctx, { classIds, ...stretch, turnaround })
    for (const classId of classIds) {
      const free = rows.find((row) => row.classId === classId)?.free ?? 0
      found.set(classId, {
        free,
        from: free > 0 ? null : firstWholeDay(await nextFree(ctx, { classId, ...stretch, turnaround })),
      })
    }
  }
  return found
}

/** Hires begin with a day: what is free in the middle of one is free from the next. */
function firstWholeDay(at: Date | null) {
  if (!at) return null
  const day = dayOf(at)
  return startOfDay(day) < at ? daysAfter(day, 1) : day
}

type Basket = { ahead: MachinesAhead | null; problem: string | null }

/** What is chosen, priced; or why it cannot be had so. */
async function basketOf(ctx: Reader, search: Search): Promise<Basket> {
  try {
    return { ahead: await machinesAhead(ctx, askedIn(search)), problem: null }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return { ahead: null, problem: error.issues[0]?.message ?? null }
  }
}

const askedIn = ({ add, pools: wanted, from, until, operator, hours, km, wilayat }: Search) => ({
  ...{ kindIds: add, pools: wanted, startsOn: from, endsOn: until, withOperator: operator === 'with' },
  ...{ hours: hours ? Number(hours) : undefined, km: Number(km), wilayat },
})

/** What a day of each kind costs today, without tax: for search engines and answers. */
export async function kindsWithPrices(ctx: Reader) {
  const offered = await offeredOn(ctx.db, dayOf(ctx.now()))
  return offered.flatMap((one) => {
    const day = priceFor(one, 1)
    return day === null ? [] : [{ id: one.kind.id, name: kindInWords(one.kind), day }]
  })
}
