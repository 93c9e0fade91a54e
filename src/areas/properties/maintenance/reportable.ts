import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { unitName } from '../property.ts'
import { byFloorAndNumber } from '../unit-order.ts'

/** The properties of which this person may report something. */
export async function propertiesToReport(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const rows = await ctx.db
    .selectFrom('properties')
    .select(['id', 'name'])
    .where((eb) => withinReach(eb, ctx.actor, may.reportFaults, { branch: 'branchId' }))
    .orderBy('sequence')
    .limit(500)
    .execute()
  return rows.map(({ id, name }) => [id, name] as const)
}

/** The units of one of them, as pairs for a list. */
export async function unitsToReport(ctx: Pick<Ctx, 'db' | 'actor'>, propertyId: string) {
  if (!isUuid(propertyId)) return []
  const rows = await ctx.db
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['units.id', 'units.kind', 'units.number'])
    .where('properties.id', '=', propertyId)
    .where((eb) => withinReach(eb, ctx.actor, may.reportFaults, { branch: 'properties.branchId' }))
    .orderBy(byFloorAndNumber())
    .execute()
  return rows.map(({ id, ...unit }) => [id, unitName(unit)] as const)
}

/** Whose property a unit is, for a form that was opened from the unit. */
export async function propertyOfUnit({ db }: Pick<Ctx, 'db'>, unitId: string) {
  if (!isUuid(unitId)) return ''
  const row = await db.selectFrom('units').select('propertyId').where('id', '=', unitId).executeTakeFirst()
  return row?.propertyId ?? ''
}
