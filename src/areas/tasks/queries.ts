import { roleNames } from '#areas/access/public.ts'
import { branchNamed } from '#areas/company/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { type Count, numberOf } from '#platform/db/one-statement.ts'
import { isUuid } from '#platform/ids.ts'
import { taskPermissions } from './permissions.ts'
import { isFor, isOfEmptyRole, reachable } from './reachable.ts'
import { dueGroup, hasHour, nobodyIn, type TaskStatus, taskKinds, type Whose } from './task.ts'

const may = taskPermissions.view
const columns = ['id', 'title', 'kind', 'subjectKind', 'assigneeId', 'role', 'dueAt', 'status', 'createdAt', 'endedAt'] as const

type Asked = { whose: Whose; status: TaskStatus; words: string; most?: number }

/** Open ones by their time, ended ones with the latest first. */
export async function tasks(ctx: Ctx, { whose, status, words, most = 300 }: Asked) {
  const { actor, db } = ctx
  const rows = await db
    .selectFrom('tasks')
    .select(columns)
    .select(isOfEmptyRole(ctx).as('standsIn'))
    .select((eb) => reachable(eb, ctx, taskPermissions.manage).$castTo<boolean>().as('mayManage'))
    .where('status', '=', status)
    .where((eb) => reachable(eb, ctx, may))
    .$if(whose === 'mine', (query) => query.where('assigneeId', '=', actor.id))
    .$if(whose === 'role', (query) => query.where('assigneeId', 'is', null).where((eb) => isFor(eb, ctx)))
    .$if(words !== '', (query) => query.where('title', 'ilike', `%${words.replace(/[\\%_]/g, '\\$&')}%`))
    .$if(status === 'open', (query) => query.orderBy('dueAt', (order) => order.asc().nullsLast()))
    .$if(status !== 'open', (query) => query.orderBy('endedAt', 'desc'))
    .orderBy('id')
    .limit(most)
    .execute()
  return shown(ctx, rows)
}

type Row = {
  kind: keyof typeof taskKinds | null
  subjectKind: string | null
  assigneeId: string | null
  role: string | null
  dueAt: Date | null
}

async function shown<One extends Row>(ctx: Ctx, rows: One[]) {
  const [people, roles] = await Promise.all([
    namesOf(
      ctx,
      rows.flatMap(({ assigneeId }) => assigneeId ?? []),
    ),
    roleNames(ctx),
  ])
  return rows.map(({ assigneeId, role, subjectKind, ...task }) => ({
    ...task,
    kind: task.kind ? taskKinds[task.kind] : null,
    about: ctx.recordKinds.find(({ kind }) => kind === subjectKind)?.label ?? null,
    role: role ? (roles.get(role) ?? null) : null,
    person: assigneeId ? (people.get(assigneeId) ?? null) : null,
    group: dueGroup(task.dueAt, ctx.now()),
    hour: task.dueAt !== null && hasHour(task.dueAt),
  }))
}
export type TaskLine = Awaited<ReturnType<typeof tasks>>[number]

/** One task, as far as this person may see it. */
export async function oneTask(ctx: Ctx, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('tasks')
    .select([...columns, 'subjectId', 'details', 'rule', 'createdBy', 'endedBy', 'branchId', 'needs'])
    .select(isOfEmptyRole(ctx).as('standsIn'))
    .where('id', '=', id)
    .select((eb) => reachable(eb, ctx, taskPermissions.manage).$castTo<boolean>().as('mayManage'))
    .where((eb) => reachable(eb, ctx, may))
    .executeTakeFirst()
  if (!row) return null
  const { assigneeId, role, subjectKind } = row
  const [line] = await shown(ctx, [row])
  const names = await namesOf(ctx, [row.createdBy, row.endedBy ?? ''])
  return line
    ? {
        ...line,
        subjectKind,
        asked: { assigneeId, role },
        branch: row.branchId ? await branchNamed(ctx, row.branchId) : null,
        creator: names.get(row.createdBy) ?? null,
        ender: row.endedBy ? (names.get(row.endedBy) ?? null) : null,
      }
    : null
}

/** How many wait for this person: the badge. */
export const tasksWaiting = (ctx: Ctx): Count =>
  ctx.db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('status', '=', 'open')
    .where((eb) => isFor(eb, ctx))
    .$asScalar()

export const taskCount = (ctx: Ctx) => numberOf(ctx.db, tasksWaiting(ctx))

/** The list a person opens: their own tasks, or those of their roles while none is given to them by name. */
export async function opensAt(ctx: Ctx) {
  const { own } = await ctx.db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<bigint>().as('own'))
    .where('status', '=', 'open')
    .where('assigneeId', '=', ctx.actor.id)
    .executeTakeFirstOrThrow()
  return own === 0n && (await taskCount(ctx)) > 0 ? ('role' as const) : ('mine' as const)
}

/** What waits for this person on the first page. */
export async function waitingTasks(ctx: Ctx): Promise<Waiting[]> {
  if (!ctx.actor.may(may)) return []
  const rows = await ctx.db
    .selectFrom('tasks')
    .select(['id', 'title', 'kind', 'role', 'dueAt', 'createdAt'])
    .select(isOfEmptyRole(ctx).as('standsIn'))
    .where('status', '=', 'open')
    .where((eb) => isFor(eb, ctx))
    .orderBy('dueAt', (order) => order.asc().nullsLast())
    .limit(20)
    .execute()
  const roles = await roleNames(ctx)
  return rows.map(({ id, title, kind, role, standsIn, dueAt, createdAt }) => ({
    ...{ id, title, dueAt, since: createdAt },
    path: `/admin/tasks/${id}`,
    kind: [kind ? taskKinds[kind] : 'مهمة', ...(standsIn && role ? [nobodyIn(roles.get(role) ?? role)] : [])].join(' · '),
  }))
}
