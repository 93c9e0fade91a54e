import { takenNow } from '#areas/calendar/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { ReportFaultInput } from '../inputs.ts'
import { maintainedAs } from '../maintained.ts'
import { maintenancePermissions } from '../permissions.ts'
import { reportedBefore, writeDown } from '../reporting.ts'

const may = maintenancePermissions.reportFaults

/** Somebody of ours saw it, or was told by phone. */
export const reportFault = command({
  name: 'properties.report-fault',
  permission: may,
  input: ReportFaultInput,
  async run(work, { propertyId, unitId, place = null, suits = null, ...asked }) {
    const before = await reportedBefore(work, asked.id)
    if (before) return before
    const site = await siteToReport(work, propertyId)
    mustReach(work.actor, may, site)
    const part = unitId ? await partOf(work, propertyId, unitId) : null
    const where = { siteId: propertyId, siteKind: site.kind, site: site.name, branchId: site.branchId, part }
    const partyId = part && (await whoHas(work, { partId: part.id, siteKind: site.kind }))
    return await writeDown(work, { ...asked, place, suits, where, partyId, byTenant: false })
  },
})

const siteToReport = ({ tx }: Work, id: string) =>
  tx
    .selectFrom('maintenanceSites')
    .select(['kind', 'name', 'branchId'])
    .where('id', '=', id)
    .where('siteId', 'is', null)
    .executeTakeFirst()

async function partOf({ tx }: Work, siteId: string, id: string) {
  const part = await tx
    .selectFrom('maintenanceSites')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst()
  if (!part) throw fieldFault('unitId', 'لا توجد هذه الوحدة في العقار. اختر وحدة منه.')
  return part
}

/** Who has the part now; null where nobody does. */
async function whoHas(work: Work, { partId, siteKind }: { partId: string; siteKind: string }) {
  const { occupied } = maintainedAs(work, siteKind)
  const taken = await takenNow({ db: work.tx, now: work.now }).where('resourceId', '=', partId).execute()
  return taken.find(({ kind }) => kind === occupied)?.partyId ?? null
}
