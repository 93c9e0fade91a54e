import { takenNow } from '#areas/calendar/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { ReportFaultInput } from '../inputs.ts'
import { reportedBefore, writeDown } from '../reporting.ts'

const may = propertiesPermissions.reportFaults

/** Somebody of ours saw it, or was told by phone. */
export const reportFault = command({
  name: 'properties.report-fault',
  permission: may,
  input: ReportFaultInput,
  async run(work, { propertyId, unitId, place = null, suits = null, ...asked }) {
    const before = await reportedBefore(work, asked.id)
    if (before) return before
    const property = await work.tx
      .selectFrom('properties')
      .select(['name', 'branchId'])
      .where('id', '=', propertyId)
      .executeTakeFirst()
    mustReach(work.actor, may, property)
    const unit = unitId ? await unitIn(work, propertyId, unitId) : null
    const where = { propertyId, property: property.name, branchId: property.branchId, unit }
    const partyId = unit && (await tenantOf(work, unit.id))
    return await writeDown(work, { ...asked, place, suits, where, partyId, byTenant: false })
  },
})

async function unitIn({ tx }: Work, propertyId: string, id: string) {
  const unit = await tx
    .selectFrom('units')
    .select(['id', 'kind', 'number'])
    .where('id', '=', id)
    .where('propertyId', '=', propertyId)
    .executeTakeFirst()
  if (!unit) throw fieldFault('unitId', 'لا توجد هذه الوحدة في العقار. اختر وحدة منه.')
  return unit
}

/** Who lives in the unit now; null where nobody does. */
async function tenantOf({ tx, now }: Work, unitId: string) {
  const living = await takenNow({ db: tx, now }).where('resourceId', '=', unitId).where('kind', '=', 'lease').executeTakeFirst()
  return living?.partyId ?? null
}
