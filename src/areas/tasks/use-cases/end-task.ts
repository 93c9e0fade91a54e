import type { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { taskCancelled, taskCompleted, taskReopened } from '../facts.ts'
import { OneTaskInput } from '../inputs.ts'
import { moveTask } from '../moving.ts'
import { taskPermissions } from '../permissions.ts'
import type { TaskStatus } from '../task.ts'

export const completeTask = command(moving('complete', 'done', taskCompleted))
export const cancelTask = command(moving('cancel', 'cancelled', taskCancelled))
export const reopenTask = command(moving('reopen', 'open', taskReopened))

function moving(step: 'complete' | 'cancel' | 'reopen', status: TaskStatus, fact: typeof taskCompleted) {
  return {
    name: `tasks.${step}`,
    permission: taskPermissions.manage,
    input: OneTaskInput,
    async run(work: Work, { taskId, backTo }: z.output<typeof OneTaskInput>) {
      const ended = status === 'open' ? { endedBy: null, endedAt: null } : { endedBy: work.actor.id, endedAt: work.now() }
      const { title } = await moveTask(work, taskId, { step, change: { status, ...ended } })
      work.record(fact, taskId, { title })
      return { title, backTo }
    },
  }
}
