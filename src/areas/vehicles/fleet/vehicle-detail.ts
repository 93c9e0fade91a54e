import { approvalWaiting } from '#areas/access/public.ts'
import { lastDay, offered } from '#areas/calendar/public.ts'
import { branchNamed } from '#areas/company/public.ts'
import { outOfUse } from '#areas/maintenance/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { plateText } from '#values/plates.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One vehicle as it is written down; null where this person sees none. */
export async function vehicle(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('vehicles')
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
    .innerJoin(offered(ctx).as('offered'), 'offered.resourceId', 'vehicles.id')
    .leftJoin(outOfUse(ctx).as('stopped'), 'stopped.resourceId', 'vehicles.id')
    .selectAll('vehicles')
    .select(['vehicleClasses.name as className', 'offeredUntil', 'heldUntil', 'expectedAt'])
    .where('vehicles.id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'vehicles.branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const { words: _, offeredUntil, heldUntil, expectedAt, boughtFor, soldFor, ...shown } = row
  const inReach = (permission: typeof may.view) => reaches(ctx.actor, permission, { branchId: row.branchId })
  const plate = plateText({ digits: row.plateDigits, letters: row.plateLetters })
  return {
    ...{ ...shown, plate, branch: await branchNamed(ctx, row.branchId) },
    boughtFor: inReach(may.viewCosts) ? boughtFor : null,
    soldFor: inReach(may.viewCosts) ? soldFor : null,
    saleAsked: (await approvalWaiting(ctx, { action: 'vehicles.sell', subjectId: id })) !== null,
    lettableUntil: offeredUntil && offeredUntil > ctx.now() ? dayOf(new Date(offeredUntil.getTime() - 1)) : null,
    /** Out of use until then, and whether that was to be over by what was last said. */
    outUntil: heldUntil && lastDay(heldUntil),
    isOverdue: expectedAt !== null && expectedAt <= ctx.now(),
    may: { manage: inReach(may.manage), inspect: inReach(may.inspect) },
  }
}
export type ShownVehicle = NonNullable<Awaited<ReturnType<typeof vehicle>>>
