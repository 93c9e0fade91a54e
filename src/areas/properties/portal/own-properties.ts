import { sql } from 'kysely'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { ownArrears, ownSettled, ownSteps } from '#areas/finance/public.ts'
import { propertyNumber, unitName } from '#areas/properties/property.ts'
import { byFloorAndNumber } from '#areas/properties/unit-order.ts'
import { stateNow, unitsLetAhead } from '#areas/properties/units-standing.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

export const ownPropertiesPath = '/dashboard/properties'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What of each property whoever this is owns by the shares that stand now, under every record that became theirs. */
const ownedBy = (party: string) => sql<{ propertyId: string; parts: number; whole: number }>`(
  select newest.property_id, sum(parts)::int as parts, newest.whole
  from (
    select distinct on (property_id) id, property_id, whole from share_sets
    where property_id in (
      select any_of_it.property_id from share_sets any_of_it join ownership_shares on ownership_shares.set_id = any_of_it.id
      where ownership_shares.party_id in ${recordsOf(party)})
    order by property_id, since desc, place desc) newest
  join ownership_shares on ownership_shares.set_id = newest.id
  where ownership_shares.party_id in ${recordsOf(party)}
  group by newest.property_id, newest.whole)`

/** Whether they own anything today; asked on every page of an account. */
export async function ownsAnything(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return false
  const owned = await ctx.db.selectFrom(ownedBy(party.id).as('owned')).select('owned.propertyId').limit(1).executeTakeFirst()
  return owned !== undefined
}

/** The units of whoever asks, property after property, each with their share of it; null without a record. Who lives there is not told. */
async function ownUnits(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const rows = await ctx.db
    .selectFrom('properties')
    .innerJoin(ownedBy(party.id).as('owned'), 'owned.propertyId', 'properties.id')
    .leftJoin(standing(ctx).as('unit'), 'unit.propertyId', 'properties.id')
    .select(['properties.id', 'properties.sequence', 'properties.name', 'properties.wilayat', 'properties.quarter'])
    .select(['owned.parts', 'owned.whole', 'unit.id as unitId', 'unit.kind as unitKind', 'unit.number', 'unit.rent'])
    .select(['unit.state', 'unit.endsAt', 'unit.letFrom', 'unit.letFor', 'unit.rentFor', 'unit.frequency'])
    .orderBy('properties.sequence')
    .orderBy(byFloorAndNumber('unit'))
    .execute()
  return rows.map(({ endsAt, ...row }) => ({ ...row, until: endsAt && dayOf(new Date(endsAt.getTime() - 1)) }))
}
type Row = NonNullable<Awaited<ReturnType<typeof ownUnits>>>[number]

/** What the lease of a unit that is let asks today. */
const rentToday = (today: string) => sql<bigint | null>`coalesce(
  (select step.rent from lease_rent_steps step where step.contract_id = leases.contract_id and step.from_day <= ${today}
    order by step.from_day desc limit 1),
  leases.rent)`

const standing = (ctx: Reader) =>
  unitsLetAhead(ctx)
    .leftJoin('leases', 'leases.occupancyId', 'taken.occupancyId')
    .select(['leases.rentFor', 'leases.frequency', rentToday(dayOf(ctx.now())).as('letFor')])
    .select(['units.id', 'units.propertyId', 'units.kind', 'units.number', 'units.floor', 'units.rent'])
    .select(['taken.endsAt', 'next.fromDay as letFrom', stateNow.as('state')])

/** The properties of whoever asks, as they stand today; null without a record. */
export async function ownProperties(ctx: Reader) {
  const rows = await ownUnits(ctx)
  if (!rows) return null
  const late = new Map((await ownArrears(ctx)).map((one) => [one.unitId, one]))
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((units) => asProperty(units, late))
}
export type OwnProperty = NonNullable<Awaited<ReturnType<typeof ownProperties>>>[number]

type Late = ReadonlyMap<string, { late: bigint; since: string }>

function asProperty(rows: Row[], late: Late) {
  const [first] = rows
  if (!first) return []
  const { id, sequence, name, wilayat, quarter, parts, whole } = first
  const units = rows.flatMap((row) => asUnit(row, late))
  const leased = units.filter(({ state }) => state === 'leased').length
  return [{ id, number: propertyNumber(sequence), name, wilayat, quarter, parts, whole, units, leased }]
}

function asUnit({ unitId, unitKind, number, rent, state, until, letFrom, ...row }: Row, late: Late) {
  if (!unitId || !unitKind || number === null || rent === null || !state) return []
  const called = unitName({ kind: unitKind, number })
  return [{ id: unitId, called, rent, state, until, letFrom, lease: leaseIn(row), late: late.get(unitId) ?? null }]
}

const leaseIn = ({ letFor, rentFor, frequency }: Pick<Row, 'letFor' | 'rentFor' | 'frequency'>) =>
  letFor !== null && rentFor && frequency ? { rent: letFor, rentFor, frequency } : null

/** What was settled with them and paid, and how the newest of it came about. */
export async function ownMoneyFromProperties(ctx: Reader) {
  const settled = await ownSettled(ctx)
  return settled && { ...settled, newest: await ownSteps(ctx, settled.settlements) }
}
export type OwnSettled = NonNullable<Awaited<ReturnType<typeof ownMoneyFromProperties>>>
