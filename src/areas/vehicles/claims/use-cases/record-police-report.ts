import { z } from 'zod'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { policeReportMissing, policeReportRecorded } from '../facts.ts'
import { PoliceReportInput } from '../inputs.ts'
import { factData, loadClaim, loadClaimForUpdate, mustBeUndecided } from '../load-for-update.ts'
import { reportCame } from '../police-reports.ts'

const may = vehiclesPermissions.handOver

/** The police have written: whether in time is said by the moment on their paper. */
export const recordPoliceReport = command({
  name: 'vehicles.record-police-report',
  permission: may,
  input: PoliceReportInput,
  async run(work, { claimId: id, policeReportNo, reportedAt }) {
    const claim = await loadClaimForUpdate(work, id, may)
    if (claim.policeReportNo === policeReportNo && claim.policeReportAt?.getTime() === reportedAt.getTime()) {
      work.repeated()
      return { id }
    }
    if (claim.kind !== 'accident') throw new Refusal('vehicles.no-accident', 'لا بلاغ شرطة لضرر ظهر عند الإعادة.')
    mustBeUndecided(claim)
    if (reportedAt > work.now()) throw fieldFault('reportedOn', 'هذا الوقت لم يأتِ بعد. راجع يوم البلاغ وساعته.')
    if (reportedAt < claim.at) throw fieldFault('reportedOn', 'البلاغ بعد الحادث. راجع يوم البلاغ وساعته.')
    await work.tx
      .updateTable('carClaims')
      .set({ policeReportNo, policeReportAt: reportedAt })
      .where('id', '=', id)
      .where('state', 'in', ['open', 'assessed'])
      .execute()
    await reportCame(work, id)
    work.record(policeReportRecorded, id, { ...factData(claim), report: policeReportNo })
    return { id }
  },
})

/** Where the police wrote nothing in time, whoever looks after the fleet is told once. */
export const tellMissingReports = command({
  name: 'vehicles.tell-missing-reports',
  permission: may,
  input: z.object({}),
  async run(work) {
    const late = await work.tx
      .updateTable('carClaims')
      .set({ policeToldAt: work.now() })
      .where('state', 'in', ['open', 'assessed'])
      .where('policeReportNo', 'is', null)
      .where('policeToldAt', 'is', null)
      .where('policeDueAt', '<', work.now())
      .returning('id')
      .execute()
    if (late.length === 0) work.repeated()
    for (const { id } of late) {
      const claim = await loadClaim(work, id)
      if (claim) work.record(policeReportMissing, id, factData(claim))
    }
    return { missing: late.length }
  },
})
