import { settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { machineKind } from '../machines/machine.ts'

export const serviceRule = 'equipment.service-due'

/** It was done, or the next is far again. */
export const settleService = (work: Work, machineId: string) =>
  settleTasks(work, { rule: serviceRule, subject: { kind: machineKind, id: machineId } })
