import { command } from '#platform/command.ts'
import { branchOf } from '../branch.ts'
import { taskAdded } from '../facts.ts'
import { AddTaskInput } from '../inputs.ts'
import { taskPermissions } from '../permissions.ts'
import { dueMoment } from '../task.ts'
import { whoIsAsked } from '../who.ts'

const aMoment = 10_000

export const addTask = command({
  name: 'tasks.add',
  permission: taskPermissions.manage,
  input: AddTaskInput,
  async run(work, { title, details = null, kind = null, who, branchId: chosen, dueOn, dueTime, ...input }) {
    const { subjectKind, subjectId, backTo } = input
    const asked = whoIsAsked(who ?? `person:${work.actor.id}`)
    const dueAt = dueOn ? dueMoment(dueOn, dueTime) : null
    const repeated = await work.tx
      .selectFrom('tasks')
      .select('id')
      .where('title', '=', title)
      .where('createdBy', '=', work.actor.id)
      .where('createdAt', '>', new Date(work.now().getTime() - aMoment))
      .executeTakeFirst()
    if (repeated) {
      work.repeated()
      return { id: repeated.id, backTo }
    }
    const id = work.newId()
    const subject = subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null
    const about = { subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null, branchId: await branchOf(work, chosen) }
    const made = {
      createdBy: work.actor.id,
      createdAt: work.now(),
      endedBy: null,
      endedAt: null,
      rule: null,
      period: null,
      needs: null,
    }
    await work.tx
      .insertInto('tasks')
      .values({ id, title, details, kind, dueAt, ...asked, ...about, ...made })
      .execute()
    work.record(taskAdded, id, { title, kind, subject, ...asked, dueAt: dueAt?.toISOString() ?? null, rule: null })
    return { id, backTo }
  },
})
