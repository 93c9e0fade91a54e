import { sql } from 'kysely'
import { forgetPartsOf } from '#areas/records/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { taskAdded } from './facts.ts'
import { dueMoment, type TaskKind } from './task.ts'

type Asked = {
  /** One task for each subject and period of a rule, however often it looks. */
  rule: string
  period: string
  subject: { kind: string; id: string }
  title: string
  kind?: TaskKind
  details?: string
  assigneeId?: string | null
  role?: string | null
  /** What doing it takes: whoever may is asked while nobody holds the role. */
  needs?: Permission | undefined
  branchId?: string | null
  dueAt?: Date | null
}

/** `record` is there inside a command; a reaction to a fact has that fact as its trace. */
type Adding = Pick<Work, 'tx' | 'now' | 'newId'> & { record?: Work['record']; actor?: Work['actor'] }

/** A task that a rule makes, in the transaction of what it follows from. Its id; null when it was made before. */
export async function addTask(work: Adding, asked: Asked) {
  const { subject, kind = null, details = null, assigneeId = null, role = null, branchId = null, dueAt = null } = asked
  const { title, rule, period, needs = null } = asked
  const created = { createdBy: work.actor?.id ?? 'house', createdAt: work.now(), endedBy: null, endedAt: null }
  const added = await work.tx
    .insertInto('tasks')
    .values({
      ...{ id: work.newId(), title, details, kind, assigneeId, role, branchId, dueAt, rule, period, needs: needs?.key ?? null },
      ...{ subjectKind: subject.kind, subjectId: subject.id, ...created },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  work.record?.(taskAdded, added.id, {
    ...{ title, kind, subject, assigneeId, role, rule },
    dueAt: dueAt?.toISOString() ?? null,
  })
  return added.id
}

/** In the place of what a task said of somebody who was forgotten. */
const gone = 'محذوف'

/** When those whom these records are about are forgotten: that there was something to do stays, what it was and for whom goes. */
export async function forgetTasksAbout(work: Pick<Work, 'tx' | 'now'>, kind: string, ids: readonly string[]) {
  const about = sql<string>`any(${ids}::text[])`
  const hidden = await work.tx
    .updateTable('tasks')
    .set({ title: gone, details: null })
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', about)
    .where('title', '!=', gone)
    .returning('id')
    .execute()
  await work.tx
    .updateTable('tasks')
    .set({ status: 'cancelled', endedBy: 'house', endedAt: work.now() })
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', about)
    .where('status', '=', 'open')
    .execute()
  for (const { id } of hidden) await forgetPartsOf(work, { kind: 'task', recordId: id })
  return hidden.length
}

/** The open tasks of a rule about this subject have nothing left to do: what they asked for has happened by itself. */
export async function settleTasks(work: Adding, { rule, subject }: Pick<Asked, 'rule' | 'subject'>) {
  await work.tx
    .updateTable('tasks')
    .set({ status: 'done', endedBy: work.actor?.id ?? 'house', endedAt: work.now() })
    .where('rule', '=', rule)
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('status', '=', 'open')
    .execute()
}

/** When a task of a day is due: as long as that day lasts, and still called by it. */
export const dueBy = (day: string) => dueMoment(day, undefined)

/** Of a rule about these subjects, what nobody has done yet: by its period, and since when. */
export const openTasksOf = ({ db }: Pick<Ctx, 'db'>, { rule, subject }: Pick<Asked, 'rule' | 'subject'>) =>
  db
    .selectFrom('tasks')
    .select(['period', 'createdAt'])
    .where('rule', '=', rule)
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('status', '=', 'open')
    .orderBy('createdAt')
    .execute()
