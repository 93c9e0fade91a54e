import { command } from '#platform/command.ts'
import { taskCancelled, taskCompleted, taskReopened } from '../facts.ts'
import { OneTaskInput } from '../inputs.ts'
import { moveTask } from '../moving.ts'
import { taskPermissions } from '../permissions.ts'

const permission = taskPermissions.manage

export const completeTask = command({
  name: 'tasks.complete',
  permission,
  input: OneTaskInput,
  async run(work, { taskId, backTo }) {
    const change = { status: 'done' as const, endedBy: work.actor.id, endedAt: work.now() }
    const { title } = await moveTask(work, taskId, { step: 'complete', change })
    work.record(taskCompleted, taskId, { title })
    return { title, backTo }
  },
})

export const cancelTask = command({
  name: 'tasks.cancel',
  permission,
  input: OneTaskInput,
  async run(work, { taskId, backTo }) {
    const change = { status: 'cancelled' as const, endedBy: work.actor.id, endedAt: work.now() }
    const { title } = await moveTask(work, taskId, { step: 'cancel', change })
    work.record(taskCancelled, taskId, { title })
    return { title, backTo }
  },
})

export const reopenTask = command({
  name: 'tasks.reopen',
  permission,
  input: OneTaskInput,
  async run(work, { taskId, backTo }) {
    const change = { status: 'open' as const, endedBy: null, endedAt: null }
    const { title } = await moveTask(work, taskId, { step: 'reopen', change })
    work.record(taskReopened, taskId, { title })
    return { title, backTo }
  },
})
