import { approvalWaiting } from '#areas/access/public.ts'
import { lastDay, offered } from '#areas/calendar/public.ts'
import { branchNamed } from '#areas/company/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { suppliersToChoose } from '#areas/finance/public.ts'
import { outOfUse, plannedOrders } from '#areas/maintenance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { saleAction } from './selling.ts'

/** One machine as it is written down; null where this person sees none. */
export async function machine(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .innerJoin(offered(ctx).as('offered'), 'offered.resourceId', 'machines.id')
    .leftJoin(outOfUse(ctx).as('stopped'), 'stopped.resourceId', 'machines.id')
    .leftJoin(plannedOrders(ctx).as('plan'), 'plan.resourceId', 'machines.id')
    .selectAll('machines')
    .select(['machineKinds.name as kindName', 'machineKinds.capacity', 'certificateNeeded', 'serviceHours', 'offeredUntil'])
    .select(['heldUntil', 'stopped.expectedAt', 'plannedFrom', 'plan.expectedAt as plannedUntil'])
    .where('machines.id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'machines.branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const { words: _, offeredUntil, heldUntil, expectedAt, plannedFrom, plannedUntil, ...told } = row
  const { boughtFor, soldFor, supplierDay, supplierMonth, ...shown } = told
  const inReach = (permission: typeof may.view) => reaches(ctx.actor, permission, { branchId: row.branchId })
  const costs = inReach(may.viewCosts) ? { boughtFor, soldFor, supplierDay, supplierMonth } : noCosts
  const supplier = row.supplierId ? (await suppliersToChoose(ctx)).find((one) => one.id === row.supplierId) : undefined
  return {
    ...{ ...shown, ...costs, branch: await branchNamed(ctx, row.branchId), supplier: supplier?.name ?? null },
    hireableUntil: offeredUntil && offeredUntil > ctx.now() ? dayOf(new Date(offeredUntil.getTime() - 1)) : null,
    /** Out of use until then, and whether that was to be over by what was last said. */
    outUntil: heldUntil && lastDay(heldUntil),
    isOverdue: expectedAt !== null && expectedAt <= ctx.now(),
    plan: plannedFrom && plannedUntil ? { from: dayOf(plannedFrom), until: lastDay(plannedUntil) } : null,
    saleAsked: (await approvalWaiting(ctx, { action: saleAction, subjectId: id })) !== null,
    may: { manage: inReach(may.manage), service: inReach(may.service), inspect: inReach(may.inspect) },
  }
}
export type ShownMachine = NonNullable<Awaited<ReturnType<typeof machine>>>

const noCosts = { boughtFor: null, soldFor: null, supplierDay: null, supplierMonth: null }
