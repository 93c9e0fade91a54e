import { sql } from 'kysely'
import { accountName, heldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf, withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { latinDigits } from '#values/text.ts'
import { accountsToChoose } from './account-queries.ts'
import { betweenOf, type MoveStatus } from './cash.ts'
import { type MovesAsked, movesPerPage } from './move-asked.ts'

/** Those out of a box in one's reach, or into one. */
const movesInReach = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, permission: Permission = may.viewBoxes) =>
  db
    .selectFrom('cashMoves as m')
    .leftJoin('cashBoxes as f', 'f.id', 'm.fromBoxId')
    .leftJoin('companyBankAccounts as a', 'a.id', 'm.fromAccountId')
    .leftJoin('cashBoxes as t', 't.id', 'm.toBoxId')
    .leftJoin('companyBankAccounts as b', 'b.id', 'm.toAccountId')
    .where((eb) =>
      eb.or([
        withinReach(eb, actor, permission, { branch: 'f.branchId' }),
        withinReach(eb, actor, permission, { branch: 't.branchId' }),
      ]),
    )

const shown = ['m.id', 'm.sequence as number', 'm.amount', 'm.slip', 'm.status', 'm.movedBy', 'm.movedAt', 'm.settledBy'] as const
const places = [
  'f.name as fromBox',
  'a.bank as fromBank',
  'a.holder as fromHolder',
  'a.iban as fromIban',
  't.name as toBox',
  'b.bank',
  'b.holder',
  'b.iban',
  'm.settledAt',
] as const

function matching(ctx: Pick<Ctx, 'db' | 'actor'>, { q, box, status, from, to }: MovesAsked, permission = may.viewBoxes) {
  const typed = latinDigits(q)
  return movesInReach(ctx, permission)
    .$if(q !== '', (all) =>
      all.where((eb) =>
        eb.or([eb(sql<string>`m.sequence::text`, '=', typed), eb(sql<number>`position(${typed} in m.slip)`, '>', 0)]),
      ),
    )
    .$if(isUuid(box), (all) => all.where((eb) => eb.or([eb('m.fromBoxId', '=', box), eb('m.toBoxId', '=', box)])))
    .$if(status !== '', (all) => all.where('m.status', '=', status || 'under-way'))
    .where((eb) => duringDays(eb, 'm.movedAt', { from, to }))
}

/** What is under way first, then the newest, and what all that are asked for come to. Past the end stands the last page. */
export async function moves(ctx: Pick<Ctx, 'db' | 'actor'>, asked: MovesAsked) {
  const sums = await matching(ctx, asked)
    .select(['m.status', sql<bigint>`sum(m.amount)::bigint`.as('sum'), sql<bigint>`count(*)`.as('count')])
    .groupBy('m.status')
    .orderBy(sql`array_position(array['under-way', 'arrived', 'taken-back'], m.status)`)
    .execute()
  const total = sums.reduce((all, { count }) => all + Number(count), 0)
  const { at, rows } = await pageOf(
    matching(ctx, asked)
      .select([...shown, ...places])
      .orderBy((eb) => eb('m.settledAt', 'is', null), 'desc')
      .orderBy('m.sequence', 'desc'),
    { page: asked.page, count: total, perPage: movesPerPage },
  )
  return { total, at, sums, rows: await named(ctx, rows) }
}
export type MoveRow = Awaited<ReturnType<typeof moves>>['rows'][number]

/** All that are asked for, a handful at a time, the newest first. */
export const exportedMoves = (ctx: Pick<Ctx, 'db' | 'actor'>, asked: MovesAsked) =>
  pageAfterPage(async (last: MoveRow | undefined) => {
    const rows = await matching(ctx, asked, may.exportBoxes)
      .select([...shown, ...places])
      .$if(last !== undefined, (all) => all.where('m.sequence', '<', last?.number ?? 0n))
      .orderBy('m.sequence', 'desc')
      .limit(1_000)
      .execute()
    return await named(ctx, rows)
  })

async function named<Row extends Parameters<typeof betweenOf>[0] & { movedBy: string }>(ctx: Pick<Ctx, 'db'>, rows: Row[]) {
  const told = await withNames(ctx, rows, 'movedBy')
  return told.map((row) => ({ ...row, ...betweenOf(row) }))
}

/** One move with what this person may do about it; null where there is none within reach. */
export async function cashMove(ctx: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await movesInReach(ctx)
    .select([...shown, ...places, 'm.fromBoxId', 'm.toBoxId', 'f.branchId'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const names = await namesOf(ctx, [found.movedBy, found.settledBy ?? ''])
  const nameOf = (person: string) => names.get(person) ?? person
  return {
    ...found,
    ...betweenOf(found),
    by: nameOf(found.movedBy),
    settler: found.settledBy && nameOf(found.settledBy),
    may: await actsOn(ctx, found),
  }
}

type Open = { status: MoveStatus; movedBy: string; fromBoxId: string | null; toBoxId: string | null }

async function actsOn(ctx: Pick<Ctx, 'db' | 'actor'>, { status, movedBy, fromBoxId, toBoxId }: Open) {
  const box = await ownBox(ctx)
  const open = status === 'under-way'
  const keeps = (id: string | null) => id !== null && open && box !== null && box.id === id && ctx.actor.may(may.moveCash)
  const own = movedBy === ctx.actor.id
  return {
    receive: keeps(toBoxId) && !own,
    confirm: open && !toBoxId && !own && ctx.actor.may(may.confirmDeposits),
    takeBack: keeps(fromBoxId),
    giveBack: open && !fromBoxId && ctx.actor.may(may.confirmDeposits),
  }
}

/** The box this person keeps now and could take cash out of. */
export async function ownBox({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const kept = await db
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select(['cashBoxes.id', 'name', 'branchId'])
    .where('keeperId', '=', actor.id)
    .where('status', 'in', ['open', 'counted'])
    .where('openedAt', 'is not', null)
    .executeTakeFirst()
  return kept && reaches(actor, may.moveCash, { branchId: kept.branchId }) ? kept : null
}

/** From where a float is drawn, and for which boxes. */
export async function placesToWithdraw({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!actor.may(may.confirmDeposits)) return null
  const accounts = await accountsToChoose({ db }, ['operating'])
  const boxes = await db.selectFrom('cashBoxes').select(['id', 'name']).where('active', '=', true).orderBy('name').execute()
  if (accounts.length === 0 || boxes.length === 0) return null
  return {
    accounts,
    boxes: boxes.map(({ id, name }) => [id, name] as const),
  }
}

/** Between which of our accounts money can go; null where there is no second one, or this person sends none. */
export async function accountsToTransfer({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!actor.may(may.transferBetweenBanks)) return null
  const rows = await db
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'iban', 'heldFor'])
    .where('active', '=', true)
    .orderBy('heldFor')
    .orderBy('bank')
    .execute()
  return rows.length > 1 ? rows.map((row) => [row.id, `${accountName(row)}، ${heldFor[row.heldFor]}`] as const) : null
}

/** Where cash can be sent: the other boxes in use, and the operating accounts. */
export async function placesToMove({ db }: Pick<Ctx, 'db'>, fromBoxId: string) {
  const boxes = await db
    .selectFrom('cashBoxes')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where('id', '!=', fromBoxId)
    .orderBy('name')
    .execute()
  const accounts = await accountsToChoose({ db }, ['operating'])
  return [
    ...accounts.map(([id, name]) => [`bank:${id}`, name] as const),
    ...boxes.map(({ id, name }) => [`box:${id}`, name] as const),
  ]
}
