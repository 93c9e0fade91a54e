import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { type Count, numberOf } from '#platform/db/one-statement.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { asked, type Figure } from '#platform/home.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { folded } from '#values/text.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { propertyNumber, type UnitState } from './property.ts'
import { type PropertiesAsked, propertiesAddress, propertiesPerPage } from './property-asked.ts'
import { seesTenancies } from './tenancies-seen.ts'
import { byFloorAndNumber } from './unit-order.ts'
import { stateNow, unitsStanding } from './units-standing.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Filters = Omit<PropertiesAsked, 'page'>

/** The newest set of shares of each property. */
const newestSets = sql<{ id: string; propertyId: string }>`(select distinct on (property_id) id, property_id
  from share_sets order by property_id, since desc, place desc)`

const inState = (state: UnitState) => sql<bigint>`count(*) filter (where ${stateNow} = ${state})`

/** How many units each has, and how they stand. */
const counted = (ctx: Reader) =>
  unitsStanding(ctx)
    .select([
      'units.propertyId',
      sql<bigint>`count(*)`.as('units'),
      inState('vacant').as('vacant'),
      inState('leased').as('leased'),
    ])
    .select([inState('held').as('held'), inState('maintenance').as('maintenance'), inState('out-of-service').as('out')])
    .groupBy('units.propertyId')

function matching(ctx: Reader, asked: Filters, permission: Permission = may.view) {
  const { q, owner, kind, state, wilayat, branch } = asked
  return ctx.db
    .selectFrom('properties')
    .leftJoin(counted(ctx).as('of'), 'of.propertyId', 'properties.id')
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'properties.branchId' }))
    .where(everyWord(q, 'properties.words'))
    .$if(kind !== '', (all) => all.where('properties.kind', '=', kind || 'building'))
    .$if(wilayat !== '', (all) => all.where('properties.wilayat', '=', wilayat))
    .$if(isUuid(branch), (all) => all.where('properties.branchId', '=', branch))
    .$if(owner !== '', (all) =>
      all
        .where('properties.id', 'in', ownedBy(owner))
        .where((eb) => withinReach(eb, ctx.actor, may.viewTenancies, { branch: 'properties.branchId' })),
    )
    .$if(state !== '', (all) =>
      all.where(
        'properties.id',
        'in',
        unitsStanding(ctx)
          .select('units.propertyId')
          .where(stateNow, '=', state || 'vacant'),
      ),
    )
}

const ownedBy = (party: string) =>
  isUuid(party)
    ? sql<string>`(select newest.property_id from ${newestSets} newest join ownership_shares on set_id = newest.id
        where party_id in ${recordsOf(party)})`
    : sql<string>`(select null::uuid)`

const some = (column: string) => sql<bigint>`coalesce(${sql.ref(column)}, 0)`
const columns = [
  ...(['properties.id', 'properties.sequence', 'properties.name', 'properties.kind', 'properties.branchId'] as const),
  ...(['properties.wilayat', 'properties.quarter', 'properties.plotNumber', 'properties.deedNumber'] as const),
] as const
const figures = (['units', 'vacant', 'held', 'leased', 'maintenance', 'out'] as const).map((name) => some(`of.${name}`).as(name))

/** One page of what is asked for, and how many units all of it has. Past the end stands the last page. */
export async function properties(ctx: Reader, asked: PropertiesAsked) {
  const total = (column: string) => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  const sums = await matching(ctx, asked)
    .select([sql<bigint>`count(*)`.as('count'), total('of.units').as('units'), total('of.vacant').as('vacant')])
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  const list = matching(ctx, asked)
    .select([...columns, ...figures])
    .orderBy('properties.sequence')
  const { at, rows } = await pageOf(list, { page: asked.page, count, perPage: propertiesPerPage })
  return { ...{ rows: await withOwners(ctx, rows), count, at }, sums, branches: await branchChoices(ctx) }
}
export type PropertyRow = Awaited<ReturnType<typeof properties>>['rows'][number]

/** Whose each is, by name, as it stands in the newest set of its shares. */
async function withOwners<Row extends { id: string; sequence: number; branchId: string }>(ctx: Reader, rows: Row[]) {
  const ids = rows.flatMap(({ id, branchId }) => (seesTenancies(ctx.actor, branchId) ? [id] : []))
  const shares = await ctx.db
    .selectFrom('ownershipShares')
    .innerJoin(newestSets.as('newest'), 'newest.id', 'ownershipShares.setId')
    .select(['newest.propertyId', 'ownershipShares.partyId'])
    .where(({ eb, fn, val }) => eb('newest.propertyId', '=', fn.any(val(ids))))
    .orderBy('ownershipShares.position')
    .execute()
  const named = new Map(
    (await customersNamed(ctx, [...new Set(shares.map(({ partyId }) => partyId))])).map((one) => [one.id, one.name]),
  )
  return rows.map((row) => ({
    ...row,
    number: propertyNumber(row.sequence),
    seesOwners: ids.includes(row.id),
    owners: shares.flatMap(({ propertyId, partyId }) => (propertyId === row.id ? [named.get(partyId) ?? ''] : [])),
  }))
}

/** All that is asked for, a handful at a time. */
export const exportedProperties = (ctx: Reader, asked: PropertiesAsked) =>
  pageAfterPage(async (last: PropertyRow | undefined) =>
    withOwners(
      ctx,
      await matching(ctx, asked, may.export)
        .select([...columns, ...figures])
        .$if(last !== undefined, (all) => all.where('properties.sequence', '>', last?.sequence ?? 0))
        .orderBy('properties.sequence')
        .limit(1_000)
        .execute(),
    ),
  )

export async function branchChoices(ctx: Reader, permission: Permission = may.view) {
  const open = await branches(ctx)
  return open.filter(({ id }) => reaches(ctx.actor, permission, { branchId: id })).map(({ id, nameAr }) => [id, nameAr] as const)
}

/** For the search over everything: properties by any word of theirs. */
export async function findProperties(ctx: Reader, words: string) {
  const asked = { q: words, owner: '', kind: '', state: '', wilayat: '', branch: '' } as const
  const rows = await matching(ctx, asked).select(columns).orderBy('properties.sequence').limit(5).execute()
  return rows.map(({ sequence, ...row }) => ({ ...row, number: propertyNumber(sequence) }))
}

/** And units, by their number or a meter's, with or without the name of their property. */
export const findUnits = (ctx: Reader, words: string) =>
  ctx.db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['units.id', 'units.kind', 'units.number', 'properties.name as property'])
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'properties.branchId' }))
    .where(everyWord(words, sql`(units.words || ' ' || properties.words)`))
    .where(sql<boolean>`exists (select from unnest(string_to_array(${folded(words)}, ' ')) word
      where word <> '' and position(word in units.words) > 0)`)
    // «شقة 6» is that flat before it is flat 16 or 60.
    .orderBy(sql`lower(units.number) = any(string_to_array(${folded(words)}, ' '))`, 'desc')
    .orderBy('properties.sequence')
    .orderBy(byFloorAndNumber())
    .limit(5)
    .execute()

/** How many units stand vacant now, within reach. */
export const vacantNow = (ctx: Reader): Count =>
  unitsStanding(ctx)
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(stateNow, '=', 'vacant')
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'properties.branchId' }))
    .$asScalar()

export const vacantUnits = (ctx: Reader) => numberOf(ctx.db, vacantNow(ctx))

export const vacantFigure: Figure = {
  ...{ name: 'unitsVacant', permission: may.view },
  read: (ctx) =>
    asked(vacantNow(ctx), (count) => ({
      label: 'وحدات شاغرة',
      value: Number(count),
      path: propertiesAddress({ state: 'vacant' }),
    })),
}
