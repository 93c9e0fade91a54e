import { namesOf } from '#areas/identity/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { taskPermissions } from './permissions.ts'
import { reachable } from './reachable.ts'
import { type TaskStatus, taskCan } from './task.ts'

type Step = keyof typeof taskCan
type Change = { status?: TaskStatus; endedBy?: string | null; endedAt?: Date | null; dueAt?: Date | null } & Partial<Who>
type Who = { assigneeId: string | null; role: string | null }

/**
 * Takes a task one step on, as long as it is in a state that allows it and within reach: both are tested by the UPDATE itself.
 * Of two who press at once the second hears who was first.
 */
export async function moveTask(work: Work, taskId: string, { step, change }: { step: Step; change: Change }) {
  const task = await work.tx
    .updateTable('tasks')
    .set(change)
    .where('id', '=', taskId)
    .where('status', 'in', taskCan[step].from)
    .where((eb) => reachable(eb, work, taskPermissions.manage))
    .returning(['id', 'title'])
    .executeTakeFirst()
  if (!task) throw await whyNot(work, taskId)
  return task
}

/** What a change is recorded against. The row is held until the transaction ends, so that what was before is what was before. */
export async function heldTask(work: Work, taskId: string) {
  const task = await work.tx
    .selectFrom('tasks')
    .select(['assigneeId', 'role', 'dueAt', 'needs'])
    .where('id', '=', taskId)
    .where((eb) => reachable(eb, work, taskPermissions.manage))
    .forUpdate()
    .executeTakeFirst()
  if (!task) throw notThere()
  return task
}

const notThere = () => new Refusal('not-found', 'لم نجد هذه المهمة، أو هي خارج صلاحيتك.', 404)

async function whyNot(work: Work, taskId: string) {
  const task = await work.tx
    .selectFrom('tasks')
    .select(['status', 'endedBy'])
    .where('id', '=', taskId)
    .where((eb) => reachable(eb, work, taskPermissions.manage))
    .executeTakeFirst()
  if (!task) return notThere()
  if (task.status === 'open') return new Refusal('tasks.open', 'المهمة مفتوحة. حدّث الصفحة.')
  const name = task.endedBy ? (await namesOf({ db: work.tx }, [task.endedBy])).get(task.endedBy) : null
  const what = task.status === 'done' ? 'أنجزها' : 'ألغاها'
  return new Refusal(
    'tasks.ended',
    name ? `${what} ${name} قبلك.` : `المهمة ${task.status === 'done' ? 'منجزة' : 'ملغاة'}. حدّث الصفحة.`,
  )
}
