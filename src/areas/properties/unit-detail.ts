import { occupanciesOf } from '#areas/calendar/public.ts'
import { draftingContracts } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { takenByLeases } from './leases/unit-of-lease.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { unitName } from './property.ts'
import { seesTenancies, takenWords } from './tenancies-seen.ts'
import { stateNow, unitsLetAhead } from './units-standing.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One unit, where it lies and how it stands; null where this person sees none. */
export async function unit(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await unitsLetAhead(ctx)
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .selectAll('units')
    .select(['properties.name as property', 'properties.branchId', 'next.fromDay as letFrom', stateNow.as('state')])
    .where('units.id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'properties.branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const { words: _, ...shown } = row
  const inReach = (permission: typeof may.view) => reaches(ctx.actor, permission, { branchId: row.branchId })
  return {
    ...{ ...shown, called: unitName(row) },
    may: {
      correct: inReach(may.correct),
      hold: inReach(may.hold),
      close: inReach(may.close),
      photograph: inReach(may.photograph),
      publish: inReach(may.publish),
      lease: row.outSince === null && inReach(draftingContracts),
    },
  }
}

export type OneUnit = NonNullable<Awaited<ReturnType<typeof unit>>>

/** The same as its page shows it: without the rent to whoever has no need of it. */
export async function shownUnit(ctx: Reader, id: string | undefined) {
  const one = await unit(ctx, id)
  if (!one) return null
  const sees = seesTenancies(ctx.actor, one.branchId)
  return { ...one, seesTenancies: sees, rent: sees ? one.rent : null, deposit: sees ? one.deposit : null }
}
export type UnitShown = NonNullable<Awaited<ReturnType<typeof shownUnit>>>

const shownDays = 60

/** What its calendar holds from yesterday on: what is shown as bars, and in words below. */
export async function calendarOf(ctx: Reader, { id: unitId, seesTenancies: sees }: { id: string; seesTenancies: boolean }) {
  const today = dayOf(ctx.now())
  const from = daysAfter(today, -1)
  const taken = await occupanciesOf(ctx, unitId, { from })
  const named = await customersNamed(ctx, sees ? taken.flatMap(({ partyId }) => partyId ?? []) : [])
  const byLeases = await takenByLeases(
    ctx.db,
    taken.map(({ id }) => id),
  )
  return {
    today,
    days: Array.from({ length: shownDays }, (_, at) => daysAfter(from, at)),
    taken: taken.map(({ partyId, ...one }) => ({
      ...{ ...one, byLease: byLeases.has(one.id), reason: sees || one.kind === 'maintenance' ? one.reason : takenWords },
      party: named.find(({ id }) => id === partyId)?.name ?? null,
    })),
  }
}
export type UnitCalendar = Awaited<ReturnType<typeof calendarOf>>
