import { branchNamed } from '#areas/company/public.ts'
import { customersNamed, customersSeen } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { gridState, type RentStanding, rentStandingOf } from './leases/rent-standing.ts'
import { vacatingUnits } from './leases/vacating.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { type GridState, propertyNumber, unitName } from './property.ts'
import { newestShares } from './shares.ts'
import { seesTenancies } from './tenancies-seen.ts'
import { stateNow, unitsLetAhead } from './units-standing.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One property as it is written down; null where this person sees none. */
export async function property(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('properties')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const { words: _, sequence, ...shown } = row
  const inReach = (permission: typeof may.view) => reaches(ctx.actor, permission, { branchId: row.branchId })
  return {
    ...{ ...shown, number: propertyNumber(sequence), branch: await branchNamed(ctx, row.branchId) },
    may: {
      add: inReach(may.add),
      correct: inReach(may.correct),
      setShares: inReach(may.setShares),
      photograph: inReach(may.photograph),
      tenancies: inReach(may.viewTenancies),
    },
  }
}
export type ShownProperty = NonNullable<Awaited<ReturnType<typeof property>>>

/** Who owns how much of it now, by name; each leads to the customer where one may see that. */
export async function sharesOf(ctx: Reader, propertyId: string) {
  const set = await newestShares(ctx.db, propertyId)
  if (!set) return null
  const ids = set.shares.map(({ partyId }) => partyId)
  const [named, seen] = await Promise.all([
    customersNamed(ctx, ids),
    customersSeen(ctx, '')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      .execute(),
  ])
  const shares = set.shares.map(({ partyId, parts }) => {
    const one = named.find(({ id }) => id === partyId)
    const path = seen.some(({ id }) => id === partyId) ? `/admin/users/${partyId}` : null
    return { partyId, parts, name: one?.name ?? '', number: one?.number ?? '', path }
  })
  return { ...set, shares }
}
export type ShownShares = NonNullable<Awaited<ReturnType<typeof sharesOf>>>

/** Its units from the roof down, each with how it stands now and, where it is taken, until when. */
export async function unitsOf(ctx: Reader, { id: propertyId, branchId }: { id: string; branchId: string }) {
  const sees = seesTenancies(ctx.actor, branchId)
  const rows = await unitsLetAhead(ctx)
    .select(['units.id', 'units.number', 'units.floor', 'units.kind', 'units.use', 'units.rent', 'units.area', 'units.bedrooms'])
    .select(['units.furnished', 'units.outReason', 'taken.partyId', 'taken.endsAt', 'taken.occupancyId'])
    .select(['next.fromDay as letFrom', stateNow.as('state')])
    .where('units.propertyId', '=', propertyId)
    .orderBy('units.floor', 'desc')
    .execute()
  const named = await customersNamed(ctx, sees ? rows.flatMap(({ partyId }) => partyId ?? []) : [])
  const ids = rows.map(({ id }) => id)
  const [vacating, standing] = sees
    ? await Promise.all([vacatingUnits(ctx, ids), rentStandingOf(ctx, rows)])
    : [new Map<string, string>(), new Map<string, RentStanding>()]
  const byNumber = new Intl.Collator('ar', { numeric: true })
  return rows
    .map(({ partyId, state, occupancyId: _, rent, endsAt, ...row }): typeof row & Shown => ({
      ...{ ...row, rent: sees ? rent : null, endsAt: sees ? endsAt : null },
      state: state === 'leased' ? gridState({ isVacating: vacating.has(row.id), rent: standing.get(row.id) }) : state,
      rentStanding: (state === 'leased' && standing.get(row.id)) || null,
      freeAfter: vacating.get(row.id) ?? null,
      called: unitName(row),
      party: named.find(({ id }) => id === partyId)?.name ?? null,
    }))
    .toSorted((one, other) => other.floor - one.floor || byNumber.compare(one.number, other.number))
}
type Shown = {
  state: GridState
  rentStanding: RentStanding | null
  freeAfter: string | null
  called: string
  party: string | null
  rent: bigint | null
  endsAt: Date | null
}
export type ShownUnit = Awaited<ReturnType<typeof unitsOf>>[number]
