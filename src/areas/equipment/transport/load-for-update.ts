import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { isOpen } from './job.ts'

/** The job, locked; 404 outside the actor's branch, refused where somebody moved it meanwhile. */
export async function loadJobForUpdate(work: Work, { jobId, seen }: { jobId: string; seen: number }) {
  const row = await work.tx
    .selectFrom('transportJobs')
    .leftJoin('hireLines', 'hireLines.id', 'transportJobs.lineId')
    .leftJoin('machines', 'machines.id', 'transportJobs.machineId')
    .selectAll('transportJobs')
    .select(['hireLines.contractId', 'hireLines.snapshot', 'code'])
    .where('transportJobs.id', '=', jobId)
    .forUpdate('transportJobs')
    .executeTakeFirst()
  mustReach(work.actor, may.handOver, row)
  const { state } = row
  if (!isOpen(state)) throw new Refusal('equipment.transport-over', 'انتهت هذه الرحلة أو أُلغيت. حدّث الصفحة.')
  if (row.version !== seen)
    throw new Refusal('equipment.transport-moved', 'غيّر زميل هذه الرحلة بعد أن فتحت الصفحة. حدّثها وانظر أين هي الآن.')
  return { ...row, state, what: row.code ?? kindIn(row.snapshot), subjectId: row.contractId ?? row.machineId ?? row.id }
}

const kindIn = (snapshot: unknown) => (snapshot as { kind?: string } | null)?.kind ?? ''
