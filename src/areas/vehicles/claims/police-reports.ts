import { addTask, settleTasks } from '#areas/tasks/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { claimWords } from './claim.ts'

const about = (claimId: string) => ({ rule: 'vehicles.police-report', subject: { kind: claimWords.record, id: claimId } })

type Accident = {
  id: string
  number: string
  code: string
  branchId: string
  car: { policeReportNo: string | null; policeDueAt: Date | null }
}

/** Somebody sees to it that the number of the police comes in time. */
export async function askForReport(work: Work, { id, number, code, branchId, car }: Accident) {
  if (car.policeReportNo) return
  await addTask(work, {
    ...{ ...about(id), period: '1', title: `بلاغ الشرطة عن حادث ${code}، ${number}`, branchId, dueAt: car.policeDueAt },
    ...{ details: 'بلا بلاغ في المهلة يدفع المستأجر الضرر كله.', role: 'fleetOfficer', needs: vehiclesPermissions.handOver },
  })
}

export const reportCame = (work: Work, claimId: string) => settleTasks(work, about(claimId))
