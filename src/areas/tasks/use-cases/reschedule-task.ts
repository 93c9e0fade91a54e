import { command } from '#platform/command.ts'
import { taskRescheduled } from '../facts.ts'
import { RescheduleTaskInput } from '../inputs.ts'
import { heldTask, moveTask } from '../moving.ts'
import { taskPermissions } from '../permissions.ts'
import { dueMoment } from '../task.ts'

export const rescheduleTask = command({
  name: 'tasks.reschedule',
  permission: taskPermissions.manage,
  input: RescheduleTaskInput,
  async run(work, { taskId, dueOn, dueTime, backTo }) {
    const before = await heldTask(work, taskId)
    const dueAt = dueOn ? dueMoment(dueOn, dueTime) : null
    const { title } = await moveTask(work, taskId, { step: 'reschedule', change: { dueAt } })
    work.record(taskRescheduled, taskId, {
      title,
      before: before.dueAt?.toISOString() ?? null,
      after: dueAt?.toISOString() ?? null,
    })
    return { title, backTo }
  },
})
