import type { Area } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { taskPermissions } from './permissions.ts'
import { tasksPersonal, tasksRetained } from './personal.ts'
import { oneTask, tasksWaiting, waitingTasks } from './queries.ts'
import { seedTasks } from './seed.ts'
import { taskFactWords } from './words.ts'

export const tasks: Area = {
  name: 'tasks',
  label: 'المهام',
  permissions: taskPermissions,
  desks: [{ path: '/admin/tasks', label: 'المهام', permission: taskPermissions.view, count: tasksWaiting }],
  acts: [{ path: '/admin/tasks#new', label: 'أضف مهمة', permission: taskPermissions.manage }],
  records: [
    {
      kind: 'task',
      label: 'مهمة',
      view: taskPermissions.view,
      edit: taskPermissions.manage,
      path: (id) => `/admin/tasks/${id}`,
      find: findTask,
    },
  ],
  waiting: waitingTasks,
  factWords: taskFactWords,
  personal: tasksPersonal,
  retained: tasksRetained,
  seed: seedTasks,
}

async function findTask(ctx: Ctx, id: string) {
  const task = await oneTask(ctx, id)
  return task && { name: task.title, mayEdit: task.mayManage }
}
