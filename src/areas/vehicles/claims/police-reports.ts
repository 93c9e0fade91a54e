import { addTask, settleTasks } from '#areas/tasks/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { claimKind } from './claim.ts'
import type { LoadedClaim } from './load-for-update.ts'

const about = (claimId: string) => ({ rule: 'vehicles.police-report', subject: { kind: claimKind, id: claimId } })

/** Somebody sees to it that the number of the police comes in time. */
export async function askForReport(work: Work, { id, number, plate, branchId, policeReportNo, policeDueAt }: LoadedClaim) {
  if (policeReportNo) return
  await addTask(work, {
    ...{ ...about(id), period: '1', title: `بلاغ الشرطة عن حادث ${plate}، ${number}`, branchId, dueAt: policeDueAt },
    ...{ details: 'بلا بلاغ في المهلة يدفع المستأجر الضرر كله.', role: 'fleetOfficer', needs: vehiclesPermissions.handOver },
  })
}

export const reportCame = (work: Work, claimId: string) => settleTasks(work, about(claimId))
