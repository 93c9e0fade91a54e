import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { taskAssigned } from '../facts.ts'
import { AssignTaskInput } from '../inputs.ts'
import { heldTask, moveTask } from '../moving.ts'
import { ableTo } from '../people.ts'
import { taskPermissions } from '../permissions.ts'
import { whoIsAsked } from '../who.ts'

export const assignTask = command({
  name: 'tasks.assign',
  permission: taskPermissions.manage,
  input: AssignTaskInput,
  async run(work, { taskId, who, backTo }) {
    const { assigneeId, role, needs } = await heldTask(work, taskId)
    const after = whoIsAsked(who)
    if (needs && after.assigneeId && !(await ableTo(work, needs)).includes(after.assigneeId))
      throw fieldFault('who', 'لا يستطيع هذا الزميل إنجاز هذه المهمة بصلاحياته. اختر من القائمة.')
    const { title } = await moveTask(work, taskId, { step: 'assign', change: after })
    work.record(taskAssigned, taskId, { title, before: { assigneeId, role }, after })
    return { title, backTo }
  },
})
