import { collectingPermissions, debtorPath } from '#areas/collecting/public.ts'
import { partiesWithin } from '#areas/customers/public.ts'
import { standingWithContracts } from '#areas/finance/public.ts'
import type { GridState } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

type Standing = Awaited<ReturnType<typeof standingWithContracts>>[number]
type Taken = { id: string; occupancyId: string | null }

/** How the tenant of each of these units stands with the rent, by the unit; of whoever owes nothing there is none, nor for who does not collect. */
export async function rentStandingOf(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  units: readonly Taken[],
): Promise<Map<string, RentStanding>> {
  const taken = units.flatMap(({ occupancyId }) => occupancyId ?? [])
  if (!ctx.actor.may(collectingPermissions.viewCollecting) || taken.length === 0) return new Map()
  const leases = await ctx.db
    .selectFrom('leases')
    .select(['contractId', 'unitId'])
    .where(({ eb, fn, val }) => eb('occupancyId', '=', fn.any(val(taken))))
    .execute()
  const ids = leases.map(({ contractId }) => contractId)
  const standing = await standingWithContracts(ctx, { ids, today: dayOf(ctx.now()) })
  const within = await partiesWithin(ctx, [...new Set(standing.map(({ partyId }) => partyId))])
  const unitOf = new Map(leases.map(({ contractId, unitId }) => [contractId, unitId]))
  return new Map(
    standing.map(({ partyId, ...one }) => {
      const followed = within.has(partyId) ? debtorPath(partyId) : null
      return [unitOf.get(one.contractId) ?? '', { ...one, followed }]
    }),
  )
}
/** Where it is followed up, for whoever sees the customer. */
export type RentStanding = Omit<Standing, 'partyId'> & { followed: string | null }

/** What of it a building shows first: what has to be done about the rent, then that the unit will be free, then what is due next. */
export function gridState({ isVacating, rent }: { isVacating: boolean; rent: RentStanding | undefined }): GridState {
  if (rent?.hasBounced) return 'bounced'
  if (rent && rent.late > 0n) return rent.isPartPaid ? 'part-paid' : 'overdue'
  if (isVacating) return 'vacating'
  return rent && rent.next > 0n ? 'due-soon' : 'leased'
}
