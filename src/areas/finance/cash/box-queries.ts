import { sql } from 'kysely'
import { approvalWaiting } from '#areas/access/public.ts'
import { branches } from '#areas/company/public.ts'
import { bankLeaf, type HeldFor, heldForNames } from '#areas/finance/ledger/bank-leaf.ts'
import type { Leaf } from '#areas/finance/ledger/journal.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { folded } from '#values/text.ts'
import { type AccountsAsked, isAmong } from './account-asked.ts'
import type { BoxesAsked, BoxState } from './box-asked.ts'
import { boxLeaf } from './cash.ts'
import { actionAt } from './cash-approvals.ts'
import { smallestCoin } from './coins.ts'

/** What lies in each of these leaves of accounts that stand on the debit side; nothing in those that were never moved. */
async function lyingIn({ db }: Pick<Ctx, 'db'>, leaves: Leaf[]) {
  if (leaves.length === 0) return new Map<string, bigint>()
  const accounts = leaves.map(({ account }) => account)
  const keys = leaves.map(({ key = '' }) => key)
  const { rows } = await sql<{ key: string; balance: bigint }>`
    select l.key, leaf_net(l.id) balance
    from unnest(${accounts}::text[], ${keys}::text[]) asked (account, key)
    join leaves l on l.account = asked.account and l.key = asked.key`.execute(db)
  return new Map(rows.map(({ key, balance }) => [key, balance]))
}

/** The boxes in one's reach: who keeps each now, since when, and what lies in it for whoever has not got to count it. */
export async function boxes(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const { db, actor } = ctx
  const rows = await db
    .selectFrom('cashBoxes')
    .leftJoin('cashSessions', (join) => join.onRef('boxId', '=', 'cashBoxes.id').on('closedAt', 'is', null))
    .select(['cashBoxes.id', 'name', 'branchId', 'active', 'keeperId', 'begunAt', 'status', 'cashSessions.id as sessionId'])
    .where((eb) => withinReach(eb, actor, may.viewBoxes, { branch: 'branchId' }))
    .orderBy('active', 'desc')
    .orderBy('addedAt')
    .orderBy('name')
    .execute()
  const held = await lyingIn(
    ctx,
    rows.map(({ id }) => boxLeaf(id)),
  )
  const names = await namesOf(
    ctx,
    rows.flatMap(({ keeperId }) => keeperId ?? []),
  )
  const offices = new Map((await branches(ctx)).map(({ id, nameAr }) => [id, nameAr]))
  return rows.map(({ keeperId, ...box }) => ({
    ...box,
    branch: offices.get(box.branchId) ?? 'فرع مغلق',
    keeper: keeperId && (names.get(keeperId) ?? keeperId),
    balance:
      reaches(actor, may.viewBoxBalances, { branchId: box.branchId }) && keeperId !== actor.id ? (held.get(box.id) ?? 0n) : null,
  }))
}

/** Those of them that are asked for, and what lies in all of which one is told. */
export async function boxList(ctx: Pick<Ctx, 'db' | 'actor'>, { q, branch, state }: BoxesAsked, permission = may.viewBoxes) {
  const inReach = await boxes(ctx)
  const words = folded(q).split(' ').filter(Boolean)
  const rows = inReach
    .filter(({ branchId }) => reaches(ctx.actor, permission, { branchId }) && (branch === '' || branchId === branch))
    .filter((box) => state === '' || stateOf(box) === state)
    .filter(({ name, keeper }) => words.every((word) => folded(`${name} ${keeper ?? ''}`).includes(word)))
  const told = rows.flatMap(({ balance }) => balance ?? [])
  return {
    rows,
    sum: told.length > 0 ? told.reduce((all, one) => all + one, 0n) : null,
    offices: [...new Map(inReach.map(({ branchId, branch: name }) => [branchId, name] as const))],
  }
}
export type BoxRow = Awaited<ReturnType<typeof boxes>>[number]

const stateOf = ({ active, sessionId }: Pick<BoxRow, 'active' | 'sessionId'>): BoxState =>
  active ? (sessionId ? 'kept' : 'free') : 'stopped'

/** Where one could open a session now, and the one that is open already; and the boxes that nobody opens before somebody has said yes or no. */
export async function boxesToOpen(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const { db, actor } = ctx
  const own = await db
    .selectFrom('cashSessions')
    .select('id')
    .where('keeperId', '=', actor.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('cashBoxes')
    .leftJoin('cashSessions', (join) => join.onRef('boxId', '=', 'cashBoxes.id').on('closedAt', 'is', null))
    .select(['cashBoxes.id', 'name', 'branchId'])
    .where('active', '=', true)
    .where('cashSessions.id', 'is', null)
    .orderBy('addedAt')
    .orderBy('name')
    .execute()
  const open = rows.filter(({ branchId }) => reaches(actor, may.keepBoxes, { branchId, ownerId: actor.id }))
  const boxes = open.map(({ id, name }) => [id, name] as const)
  return { own: own?.id ?? null, boxes, coin: await countedIn(ctx, boxes), waiting: await waitingBoxes(ctx) }
}

/** The smallest coin in use, or what came into one of these boxes while smaller ones were. */
async function countedIn(ctx: Pick<Ctx, 'db' | 'now'>, boxes: readonly (readonly [string, string])[]) {
  const coin = await smallestCoin(ctx)
  const held = await lyingIn(
    ctx,
    boxes.map(([id]) => boxLeaf(id)),
  )
  return [...held.values()].every((balance) => balance % coin === 0n) ? coin : 1n
}

/** Each with who decides. */
async function waitingBoxes({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const rows = await db
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select(({ selectFrom }) => [
      ...(['name', 'branchId', 'openedAt'] as const),
      selectFrom('cashCounts')
        .select('cashCounts.id')
        .whereRef('sessionId', '=', 'cashSessions.id')
        .orderBy('cashCounts.sequence', 'desc')
        .limit(1)
        .as('countId'),
    ])
    .where('status', '=', 'difference')
    .where('active', '=', true)
    .orderBy('name')
    .execute()
  const near = rows.filter(({ branchId }) => reaches(actor, may.keepBoxes, { branchId, ownerId: actor.id }))
  const told = near.map(async ({ name, openedAt, countId }) => {
    const action = actionAt({ atOpening: openedAt === null })
    const asked = await approvalWaiting({ db, actor }, { action, subjectId: countId ?? '' })
    return { name, approver: asked?.approver ?? '' }
  })
  return Promise.all(told)
}

/** The company's accounts with what lies in each by the books. */
export async function companyAccounts(ctx: Pick<Ctx, 'db'>) {
  const rows = await ctx.db
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'holder', 'iban', 'heldFor', 'shown', 'active'])
    .orderBy('active', 'desc')
    .orderBy('addedAt')
    .orderBy('iban')
    .execute()
  const held = await lyingIn(ctx, rows.map(bankLeaf))
  return rows.map((account) => ({ ...account, balance: held.get(account.id) ?? 0n }))
}

/** Those of them that are asked for, and what lies in all of these for each purpose. */
export async function accountList(ctx: Pick<Ctx, 'db'>, asked: AccountsAsked) {
  const rows = (await companyAccounts(ctx)).filter((account) => isAmong(asked, account))
  return { rows, sums: sumsByPurpose(rows) }
}
export type CompanyAccount = Awaited<ReturnType<typeof companyAccounts>>[number]

/** What was entrusted to us is never one sum with what is ours. */
export function sumsByPurpose(rows: readonly { heldFor: HeldFor; balance: bigint }[]) {
  return heldForNames.flatMap((held) => {
    const some = rows.filter((row) => row.heldFor === held)
    return some.length > 0 ? [{ held, sum: some.reduce((all, { balance }) => all + balance, 0n), count: some.length }] : []
  })
}
