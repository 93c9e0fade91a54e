import { sql } from 'kysely'
import { contractsSeen, exportingContracts, standingOfContracts, viewingContracts } from '#areas/contracts/public.ts'
import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import { municipalFeeRateOn } from '#areas/finance/public.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { pageOf } from '#platform/db/lists.ts'
import type { Count } from '#platform/db/one-statement.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { leaseKind } from './lease.ts'
import { daysOfEnding, type LeasesAsked, type LeaseView, leasesPerPage } from './lease-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<LeasesAsked, 'page'>

const { lastDay, isFollowed, inForce, inState } = standingOfContracts

/** Nothing follows it, and its last day is near. */
const endsSoon = ({ now }: Pick<Reader, 'now'>) =>
  sql<boolean>`${inForce} and ${lastDay} <= ${daysAfter(dayOf(now()), daysOfEnding)} and not ${isFollowed}`

/** By law it should be, and it is not. */
const unregistered = sql<boolean>`${inForce} and leases.registration in ('not-registered', 'submitted', 'expired')`

const inView = (ctx: Reader, view: LeaseView) => (view === 'ending' ? endsSoon(ctx) : unregistered)

/** All that is asked for but what somebody has to see to: the tabs count over this. */
function matching(ctx: Reader, { q, state, property, unit, party }: Filters, permission: Permission = viewingContracts) {
  return contractsSeen({ ...ctx, permission }, leaseKind, q)
    .clearSelect()
    .innerJoin('leases', 'leases.contractId', 'contracts.id')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .$if(state !== '', (all) => all.where(inState(state)))
    .$if(isUuid(property), (all) => all.where('units.propertyId', '=', property))
    .$if(isUuid(unit), (all) => all.where('leases.unitId', '=', unit))
    .$if(isUuid(party), (all) => all.where('contracts.partyId', 'in', recordsOf(party)))
}

const listed = (ctx: Reader, { view, ...asked }: Filters, permission?: Permission) =>
  matching(ctx, { view, ...asked }, permission)
    .$if(view !== '', (all) => all.where(inView(ctx, view || 'ending')))
    .select(['contracts.id', 'contracts.number', 'contracts.state', 'contracts.partyId', 'contracts.startsOn', 'contracts.value'])
    .select(['contracts.signedOn', 'leases.unitId', 'leases.rent', 'leases.rentFor', 'leases.frequency', 'leases.registration'])
    .select(['units.number as unitNumber', 'units.kind as unitKind', 'units.propertyId', 'properties.name as property'])
    .select([lastDay.as('lastDay'), isFollowed.as('isFollowed')])

/** One page of what is asked for, and how much stands under each tab. Past the end stands the last page. */
export async function leases(ctx: Reader, asked: LeasesAsked) {
  const counted = await matching(ctx, asked)
    .select([sql<bigint>`count(*)`.as('all'), sql<bigint>`count(*) filter (where ${endsSoon(ctx)})`.as('ending')])
    .select(sql<bigint>`count(*) filter (where ${unregistered})`.as('unregistered'))
    .executeTakeFirstOrThrow()
  const counts = { all: Number(counted.all), ending: Number(counted.ending), unregistered: Number(counted.unregistered) }
  const count = counts[asked.view || 'all']
  const list = listed(ctx, asked)
    .$if(asked.view === 'ending', (all) => all.orderBy(lastDay))
    .orderBy('contracts.draftedAt', 'desc')
    .orderBy('contracts.number', 'desc')
  const { at, rows } = await pageOf(list, { page: asked.page, count, perPage: leasesPerPage })
  return { ...{ rows: await withNames(ctx, rows), count, at, counts }, properties: await propertyChoices(ctx) }
}
export type LeaseRow = Awaited<ReturnType<typeof leases>>['rows'][number]

type Named = { partyId: string; unitNumber: string; unitKind: Parameters<typeof unitName>[0]['kind'] }

async function withNames<Row extends Named>(ctx: Reader, rows: readonly Row[]) {
  const tenants = await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])
  return rows.map((row) => ({
    ...row,
    called: unitName({ kind: row.unitKind, number: row.unitNumber }),
    tenant: tenants.find(({ id }) => id === row.partyId)?.name ?? '',
  }))
}

const noFilters: Filters = { q: '', view: '', state: '', property: '', unit: '', party: '' }

/** How many stand under a tab, as a question. */
export const leasesIn = (ctx: Reader, view: LeaseView): Count =>
  matching(ctx, noFilters)
    .where(inView(ctx, view))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .$asScalar()

/** Those that were not taken to the municipality at all. */
export const leasesNotRegistered = (ctx: Reader) =>
  matching(ctx, noFilters)
    .where(unregistered)
    .where('leases.registration', '=', 'not-registered')
    .select([
      'contracts.signedOn as signed',
      'contracts.startsOn as starts',
      'units.number as unit',
      'properties.name as property',
    ])
    .select(['leases.rent as rent', 'leases.frequency as frequency'])
    .select([sql<boolean>`leases.rent_for = 'month'`.as('monthly'), municipalFeeRateOn(sql`contracts.signed_on`).as('rate')])

/** The properties that have leases this person sees. */
export async function propertyChoices(ctx: Reader) {
  const rows = await contractsSeen(ctx, leaseKind)
    .clearSelect()
    .innerJoin('leases', 'leases.contractId', 'contracts.id')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['properties.id', 'properties.name'])
    .distinct()
    .orderBy('properties.name')
    .limit(200)
    .execute()
  return rows.map(({ id, name }) => [id, name] as const)
}

/** All that is asked for, a handful at a time. */
export const exportedLeases = (ctx: Reader, asked: LeasesAsked) =>
  pageAfterPage(async (last: LeaseRow | undefined) =>
    withNames(
      ctx,
      await listed(ctx, asked, exportingContracts)
        .$if(last !== undefined, (all) => all.where('contracts.id', '>', last?.id ?? ''))
        .orderBy('contracts.id')
        .limit(1_000)
        .execute(),
    ),
  )

/** The latest leases of a unit, of a property or of a customer. */
export async function leasesOf(ctx: Reader, asked: { unit: string } | { property: string } | { party: string }) {
  const rows = await listed(ctx, { ...noFilters, ...asked })
    .orderBy('contracts.startsOn', 'desc')
    .orderBy('contracts.id')
    .limit(10)
    .execute()
  return withNames(ctx, rows)
}
