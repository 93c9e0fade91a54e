import type { ExpressionBuilder } from 'kysely'
import { lendersTo, standsOnlyFor } from '#areas/access/roles/holding.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Approvable, Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { type Count, numberOf } from '#platform/db/one-statement.ts'
import { isUuid } from '#platform/ids.ts'
import { branchRole, type Decided, editionOf, groundsFor, isAlways, isApprover } from './approval.ts'
import { approverNames } from './approvals.ts'

export const shownApprovals = ['mine', 'asked', 'done'] as const
export type ShownApprovals = (typeof shownApprovals)[number]

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** What waits for me with what I asked for myself (locked), the oldest first; or what I asked for; or what is decided. */
export async function approvalList(ctx: Ctx, shown: ShownApprovals) {
  const { actor } = ctx
  const rows = await rowsOf(ctx, shown)
  const names = await namesOf(
    ctx,
    rows.flatMap(({ makerId, decidedBy }) => [makerId, decidedBy ?? '']),
  )
  const lenders = await lendersTo({ ...ctx, tx: ctx.db })
  return Promise.all(rows.map(async (row) => told(row, { actor, names, isLent: await isLentByMaker(ctx, row, lenders) })))
}
export type ApprovalLine = Awaited<ReturnType<typeof approvalList>>[number]

function rowsOf({ db, actor, now }: Ctx, shown: ShownApprovals) {
  return reading(db)
    .where((eb) =>
      eb.or([
        eb('makerId', '=', actor.id),
        ...(shown === 'asked' ? [] : (actor.holdings ?? []).map((held) => decidedBy(eb, held))),
      ]),
    )
    .$if(shown === 'mine', (query) => query.where('status', '=', 'pending').where('expiresAt', '>', now()))
    .$if(shown === 'done', (query) => query.where('status', '!=', 'pending').orderBy('decidedAt', 'desc'))
    .orderBy('requestedAt')
    .limit(200)
    .execute()
}

type Holding = NonNullable<Ctx['actor']['holdings']>[number]

/** As `isApprover` says of one. */
const decidedBy = (eb: ExpressionBuilder<Database, 'approvals'>, { role, branchId }: Holding) =>
  eb.and([
    ...(role === 'generalManager' ? [] : [eb.or([eb('approverRole', '=', role), ...forBranch(eb, role)])]),
    ...(branchId === null ? [] : [eb.or([eb('approvals.branchId', 'is', null), eb('approvals.branchId', '=', branchId)])]),
  ])

const forBranch = (eb: ExpressionBuilder<Database, 'approvals'>, role: string) =>
  role === branchRole ? [eb('byBranch', '=', true)] : []

const reading = (db: Ctx['db']) =>
  db
    .selectFrom('approvals')
    .select(['id', 'action', 'title', 'amount', 'payload', 'makerId', 'reason', 'approverRole', 'status', 'returned'])
    .select(['branchId', 'byBranch', 'requestedAt', 'decidedBy', 'decidedAt', 'note', approverNames.as('approver')])

/** Whether this person could decide only by what the very maker has lent them; few have lent anything, so few are asked about. */
const isLentByMaker = async (ctx: Ctx, row: Row, lenders: string[]) =>
  row.status === 'pending' && lenders.includes(row.makerId) && standsOnlyFor({ ...ctx, tx: ctx.db }, row.makerId, groundsFor(row))

type Seen = { actor: Ctx['actor']; names: Map<string, string>; isLent: boolean }

function told(row: Row, { actor, names, isLent }: Seen) {
  const { payload, makerId, decidedBy: by, approverRole: _, branchId: __, byBranch: ___, ...rest } = row
  const own = makerId === actor.id
  return {
    ...rest,
    own,
    maker: names.get(makerId) ?? '',
    decider: by ? (names.get(by) ?? '') : null,
    isLent,
    mayDecide: row.status === 'pending' && !own && !isLent && isApprover(actor, row),
  }
}

/** Of what waits for this person: what can be agreed to together, where there is more than one of its kind. */
export function decidedTogether({ approvables }: Pick<Ctx, 'approvables'>, lines: readonly ApprovalLine[]) {
  return approvables
    .filter(({ together }) => together)
    .map(({ action, label }) => ({ action, label, lines: lines.filter((line) => line.mayDecide && line.action === action) }))
    .filter((kind) => kind.lines.length > 1)
}
export type DecidedTogether = ReturnType<typeof decidedTogether>[number]

/** One request with what is looked at before deciding; null when it is none of this person's. */
export async function oneApproval(ctx: Ctx, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await reading(ctx.db).where('id', '=', id).executeTakeFirst()
  if (!row || !mayOpen(ctx, row)) return null
  const approvable = ctx.approvables.find(({ action }) => action === row.action)
  const names = await namesOf(ctx, [row.makerId, row.decidedBy ?? ''])
  const checks = (await approvable?.tell?.(ctx, row.payload)) ?? []
  const isLent = await isLentByMaker(ctx, row, await lendersTo({ ...ctx, tx: ctx.db }))
  const ways = approvable && (await cameBack(ctx, row)) ? await waysBack(ctx, approvable, row) : noWays
  return { ...told(row, { actor: ctx.actor, names, isLent }), checks, label: approvable?.label ?? '', ...ways }
}

const noWays: { mendPath: string | null; anewPath: string | null } = { mendPath: null, anewPath: null }

/** Where what came back is mended, or asked for anew. */
const waysBack = async (ctx: Ctx, { mendAt, anewAt }: Approvable, { id, payload }: { id: string; payload: unknown }) => ({
  mendPath: mendAt?.(ctx, id) ?? null,
  anewPath: (await anewAt?.(ctx, payload)) ?? null,
})

/** What came back to be mended to whoever wrote it, with the word of who sent it back; null when it is none of theirs, or was asked for anew. */
export async function cameBack({ db, actor }: Pick<Ctx, 'db' | 'actor'>, { id, action }: { id: string; action: string }) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('approvals as a')
    .select(['payload', 'note'])
    .where('id', '=', id)
    .where('action', '=', action)
    .where('makerId', '=', actor.id)
    .where('returned', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('approvals as later')
            .select('later.id')
            .whereRef('later.action', '=', 'a.action')
            .whereRef('later.subjectId', '=', 'a.subjectId')
            .whereRef('later.id', '!=', 'a.id')
            .whereRef('later.requestedAt', '>=', 'a.decidedAt'),
        ),
      ),
    )
    .executeTakeFirst()
  return row ?? null
}

const mayOpen = ({ actor }: Pick<Ctx, 'actor'>, asked: Decided & { makerId: string }) =>
  asked.makerId === actor.id || isApprover(actor, asked)

/** Where a request is looked at; null for whoever neither asked nor decides. */
export async function approvalPath({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string | null) {
  const row = id ? await reading(db).where('id', '=', id).executeTakeFirst() : null
  return row && mayOpen({ actor }, row) ? `/admin/approvals/${row.id}` : null
}

/** What waits to be agreed to about this: by whom it was asked for, and where it is looked at; null where nothing waits. */
export async function waitingAbout(ctx: Pick<Ctx, 'db' | 'actor'>, { action, subjectId }: { action: string; subjectId: string }) {
  const row = await reading(ctx.db)
    .where('action', '=', action)
    .where('subjectId', '=', subjectId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (!row) return null
  const { id, amount, makerId, requestedAt, approver } = row
  const by = (await namesOf(ctx, [makerId])).get(makerId) ?? ''
  return { amount, requestedAt, approver, makerId, by, path: mayOpen(ctx, row) ? `/admin/approvals/${id}` : null }
}

/** What only this person, or whoever holds the same role, can decide. */
export async function waitingApprovals(ctx: Ctx): Promise<Waiting[]> {
  if (!ctx.actor.roles?.length) return []
  const lines = await approvalList(ctx, 'mine')
  return lines
    .filter(({ mayDecide }) => mayDecide)
    .map(({ id, title, requestedAt }) => ({
      ...{ id, title, path: `/admin/approvals/${id}`, kind: 'اعتماد' },
      ...{ dueAt: null, since: requestedAt },
    }))
}

/** How many requests wait for this person's yes or no, as `waitingApprovals` tells them: none of their own, and none only by what its maker lent. */
export const approvalsWaiting = ({ db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>): Count =>
  db
    .selectFrom('approvals')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('status', '=', 'pending')
    .where('expiresAt', '>', now())
    .where('makerId', '!=', actor.id)
    .where((eb) => eb.or((actor.holdings ?? []).map((held) => eb.and([decidedBy(eb, held), notLentByMaker(eb, held)]))))
    .$asScalar()

const notLentByMaker = (eb: ExpressionBuilder<Database, 'approvals'>, { lentBy }: Holding) =>
  lentBy ? eb('makerId', '!=', lentBy) : eb.lit(true)

export const approvalCount = (ctx: Ctx) => numberOf(ctx.db, approvalsWaiting(ctx))

/** The rules of the office, each with what it is about. */
export async function approvalRules({ db, approvables }: Ctx) {
  const rules = await db.selectFrom('approvalRules').selectAll().orderBy('action').execute()
  return rules.flatMap((rule) => {
    const approvable = approvables.find(({ action }) => action === rule.action)
    if (!approvable) return []
    const { label, alone = false, inBranch } = approvable
    const isInBranch = inBranch !== undefined
    return [{ ...rule, seen: editionOf(rule), label, alone, isInBranch, isAlways: isAlways(approvable) }]
  })
}
