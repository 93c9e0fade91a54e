import { contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { hireKind } from '../hires/hire.ts'
import { nextCycles } from './cycle.ts'

/** The cycles whose last day is over, those that miss a sheet first. */
export async function cyclesToBill(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const seen = contractsSeen({ ...ctx, permission: may.bill }, hireKind)
  const rows = await ctx.db
    .selectFrom('hires')
    .innerJoin(seen.as('contract'), 'contract.id', 'hires.contractId')
    .select(['hires.contractId', 'hires.state', 'restDays', 'holidays', 'freeWayDays', 'wayPrice', 'vatRate'])
    .select(['contract.number', 'contract.partyId', 'contract.startsOn'])
    .where('hires.state', 'in', ['out', 'returned'])
    .where('contract.state', 'in', ['active', 'suspended', 'notice-given', 'ended'])
    .execute()
  const named = await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])
  const due = []
  const cycles = await nextCycles(ctx.db, rows, ctx.now())
  for (const [at, { contractId, number, partyId }] of rows.entries()) {
    const cycle = cycles[at]
    if (cycle?.isDue) due.push({ contractId, number, name: named.find(({ id }) => id === partyId)?.name ?? '', cycle })
  }
  return due.toSorted((one, other) => other.cycle.missing.length - one.cycle.missing.length)
}
