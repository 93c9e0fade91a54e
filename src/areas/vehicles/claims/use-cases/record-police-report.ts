import { z } from 'zod'
import { claimsOfKind, claimTold, mustBeUndecided, undecided } from '#areas/claims/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { carClaim, loadCarClaim, loadCarClaimForUpdate } from '../car-claim.ts'
import { policeReportMissing, policeReportRecorded } from '../facts.ts'
import { PoliceReportInput } from '../inputs.ts'
import { reportCame } from '../police-reports.ts'

const may = vehiclesPermissions.handOver

/** The police have written: whether in time is said by the moment on their paper. */
export const recordPoliceReport = command({
  name: 'vehicles.record-police-report',
  permission: may,
  input: PoliceReportInput,
  async run(work, { claimId: id, policeReportNo, reportedAt }) {
    const claim = await loadCarClaimForUpdate(work, id, may)
    if (claim.car.policeReportNo === policeReportNo && claim.car.policeReportAt?.getTime() === reportedAt.getTime()) {
      work.repeated()
      return { id }
    }
    if (claim.kind !== 'accident') throw new Refusal('vehicles.no-accident', 'لا بلاغ شرطة لضرر ظهر عند الإعادة.')
    mustBeUndecided(claim, carClaim)
    if (reportedAt > work.now()) throw fieldFault('reportedOn', 'هذا الوقت لم يأتِ بعد. راجع يوم البلاغ وساعته.')
    if (reportedAt < claim.at) throw fieldFault('reportedOn', 'البلاغ بعد الحادث. راجع يوم البلاغ وساعته.')
    await work.tx.updateTable('carClaims').set({ policeReportNo, policeReportAt: reportedAt }).where('claimId', '=', id).execute()
    await reportCame(work, id)
    work.record(policeReportRecorded, id, { ...claimTold(claim), report: policeReportNo })
    return { id }
  },
})

/** Where the police wrote nothing in time, whoever looks after the fleet is told once. */
export const tellMissingReports = command({
  name: 'vehicles.tell-missing-reports',
  permission: may,
  input: z.object({}),
  async run(work) {
    const open = claimsOfKind(work.tx, carClaim).clearSelect().select('id').where('state', 'in', undecided)
    const late = await work.tx
      .updateTable('carClaims')
      .set({ policeToldAt: work.now() })
      .where('claimId', 'in', open)
      .where('policeReportNo', 'is', null)
      .where('policeToldAt', 'is', null)
      .where('policeDueAt', '<', work.now())
      .returning('claimId')
      .execute()
    if (late.length === 0) work.repeated()
    for (const { claimId } of late) {
      const claim = await loadCarClaim(work, claimId)
      if (claim) work.record(policeReportMissing, claimId, claimTold(claim))
    }
    return { missing: late.length }
  },
})
