import { sql } from 'kysely'
import { draftingContracts } from '#areas/contracts/public.ts'
import { customersSeen, findParties, registeringCustomers } from '#areas/customers/public.ts'
import { duesToCollect } from '#areas/finance/public.ts'
import { authorityOver } from '#areas/properties/mandates/authority.ts'
import { unitName } from '#areas/properties/property.ts'
import { byFloorAndNumber } from '#areas/properties/unit-order.ts'
import { stateNow, unitsStanding } from '#areas/properties/units-standing.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, numbersAlone } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { askedIn } from '#values/asked.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { paidFor } from './days-paid-for.ts'
import { whyStaying } from './sitting-tenants.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Which unit and whom a new lease is for, or which and who it may be. */
export async function newLease(ctx: Reader, query: URLSearchParams) {
  const { text, day } = askedIn(query, 80)
  const today = dayOf(ctx.now())
  const [unit, tenant] = await Promise.all([unitMeant(ctx, text('unit')), tenantMeant(ctx, text('party'))])
  return {
    ...{ unit, tenant, today, startsOn: day('from') || (unit?.freeFrom ?? today) },
    ...{ unitTyped: text('uq'), typed: text('q'), mayRegister: ctx.actor.may(registeringCustomers) },
    ...(unit ? { units: [], hasMoreUnits: false } : await unitsFound(ctx, text('uq'))),
    tenants: tenant ? [] : await withDues(ctx, await findParties(ctx, text('q'))),
  }
}
export type NewLease = Awaited<ReturnType<typeof newLease>>

const unitsToLease = (ctx: Reader) =>
  unitsStanding(ctx)
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['units.id', 'units.number', 'units.kind', 'units.rent', 'units.propertyId', 'properties.name as property'])
    .select(['taken.endsAt', stateNow.as('state')])
    .where('units.outSince', 'is', null)
    .where((eb) => withinReach(eb, ctx.actor, draftingContracts, { branch: 'properties.branchId' }))

async function unitMeant(ctx: Reader, id: string) {
  if (!isUuid(id)) return null
  const row = await unitsToLease(ctx).where('units.id', '=', id).executeTakeFirst()
  if (!row) return null
  const today = dayOf(ctx.now())
  const paid = await paidFor(ctx, { unitId: id, startsOn: today, endsOn: today })
  const emptyFrom = row.state === 'leased' && row.endsAt ? dayOf(row.endsAt) : today
  const freeFrom = [emptyFrom, ...(paid ? [daysAfter(paid.lastDay, 1)] : [])].toSorted().at(-1) ?? emptyFrom
  const { why } = await authorityOver(ctx, { propertyId: row.propertyId, on: freeFrom })
  const staying = await whyStaying(ctx, { unitId: id, contract: { startsOn: freeFrom, predecessorId: null } })
  return { ...row, called: unitName(row), freeFrom, why, staying, paid: paid ?? null }
}

/** So many are offered at once: whoever reads more of them than that types more. */
const mostOffered = 12

/** The unit whose very number was typed first, then what stands vacant; all that was typed belongs to it or to its property. */
async function unitsFound(ctx: Reader, typed: string) {
  const rows = await unitsToLease(ctx)
    .where(everyWord(typed, sql`(units.words || ' ' || properties.words)`))
    .orderBy(numbersAlone(typed, 'units.words'), 'desc')
    .orderBy(sql`${stateNow} <> 'vacant'`)
    .orderBy('properties.name')
    .orderBy(byFloorAndNumber())
    .limit(mostOffered + 1)
    .execute()
  const units = rows.slice(0, mostOffered).map((row) => ({ ...row, called: unitName(row) }))
  return { units, hasMoreUnits: rows.length > mostOffered }
}

/** Whoever was chosen, as they are called, with what they owe. */
async function tenantMeant(ctx: Reader, id: string) {
  if (!isUuid(id)) return null
  const row = await customersSeen(ctx, '').where('id', '=', id).executeTakeFirst()
  const [one] = row ? await withDues(ctx, [row]) : []
  return one ?? null
}

/** What each of them owes today and what of it is late: said before anybody is chosen. */
async function withDues<Row extends { id: string }>(ctx: Reader, rows: readonly Row[]) {
  const today = dayOf(ctx.now())
  const dues = await ctx.db
    .selectFrom(duesToCollect(today, today).as('dues'))
    .select(['dues.partyId', 'dues.owed', 'dues.late'])
    .where(({ eb, fn, val }) => eb('dues.partyId', '=', fn.any(val(rows.map(({ id }) => id)))))
    .execute()
  return rows.map((row) => {
    const due = dues.find(({ partyId }) => partyId === row.id)
    return { ...row, owed: due?.owed ?? 0n, late: due?.late ?? 0n }
  })
}
export type TenantFound = NewLease['tenants'][number]
