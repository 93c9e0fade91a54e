import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { withinReach } from '#platform/reach.ts'
import { type ChequeListsAsked, papersPerPage, type SlipsAsked } from './papers-asked.ts'
import { accountChoices } from './slip-queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One page of the slips that are asked for, the newest first, and what all of them come to. Past the end stands the last page. */
export async function slips(ctx: Reader, asked: SlipsAsked) {
  const sums = await slipsIn(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(went.amount), 0)::bigint`.as('amount'))
    .select(sql<bigint>`coalesce(sum(went.waiting), 0)::bigint`.as('waiting'))
    .executeTakeFirstOrThrow()
  const { at, rows } = await pageOf(shownSlips(slipsIn(ctx, asked)), {
    page: asked.page,
    count: Number(sums.count),
    perPage: papersPerPage,
  })
  const choices = { branches: await branchChoices(ctx, may.viewCheques), accounts: await accountChoices(ctx) }
  return { rows: await named(ctx, rows), at, ...choices, count: Number(sums.count), sums }
}
export type SlipRow = Awaited<ReturnType<typeof slips>>['rows'][number]

/** What went to the bank with it, each cheque once, and what of that the bank has not answered yet. */
const went = sql<{ cheques: bigint; amount: bigint; waiting: bigint }>`(
  select count(*) cheques, coalesce(sum(c.amount), 0)::bigint amount,
    coalesce(sum(c.amount) filter (where c.slip_id = deposit_slips.id and c.status in ('deposited', 'redeposited')), 0)::bigint waiting
  from cheques c where c.id in (
    select s.cheque_id from cheque_steps s where s.slip_id = deposit_slips.id and s.status in ('deposited', 'redeposited')))`

/** Every word that was typed belongs to its number or to the bank. */
function slipsIn({ db, actor }: Reader, { q, account, branch, from, to }: SlipsAsked, permission = may.viewCheques) {
  return db
    .selectFrom('depositSlips')
    .innerJoin('companyBankAccounts as a', 'a.id', 'depositSlips.accountId')
    .innerJoinLateral(went.as<'went'>('went'), (join) => join.onTrue())
    .where((eb) => withinReach(eb, actor, permission, { branch: 'depositSlips.branchId' }))
    .where(everyWord(q, foldedTogether('depositSlips.number', 'a.bank', 'a.iban')))
    .$if(account !== '', (all) => all.where('depositSlips.accountId', '=', account))
    .$if(branch !== '', (all) => all.where('depositSlips.branchId', '=', branch))
    .where((eb) => onDays(eb, 'depositedOn', { from, to }))
}

const shownSlips = (wanted: ReturnType<typeof slipsIn>) =>
  wanted
    .select(['depositSlips.id', 'depositSlips.number', 'depositSlips.branchId', 'depositedOn as day', 'depositedBy as byId'])
    .select(['depositedAt as at', 'a.bank', 'a.iban', 'went.cheques', 'went.amount', 'went.waiting'])
    .orderBy('depositedAt', 'desc')
    .orderBy('depositSlips.id', 'desc')

/** All that are asked for, a handful at a time, in the order of the list. */
export const exportedSlips = (ctx: Reader, asked: SlipsAsked) =>
  pageAfterPage(async (last: SlipRow | undefined) =>
    named(
      ctx,
      await shownSlips(slipsIn(ctx, asked, may.exportCheques))
        .$if(last !== undefined, (all) =>
          all.where(sql<boolean>`(deposited_at, deposit_slips.id) < (${last?.at}::timestamptz, ${last?.id}::uuid)`),
        )
        .limit(1_000)
        .execute(),
    ),
  )

/** One page of the lists of cheques received together, the newest first, and what all of them come to. */
export async function chequeLists(ctx: Reader, asked: ChequeListsAsked) {
  const sums = await listsIn(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(came.amount), 0)::bigint`.as('amount'))
    .select(sql<bigint>`coalesce(sum(came.waiting), 0)::bigint`.as('waiting'))
    .executeTakeFirstOrThrow()
  const { at, rows } = await pageOf(shownLists(listsIn(ctx, asked)), {
    page: asked.page,
    count: Number(sums.count),
    perPage: papersPerPage,
  })
  const count = Number(sums.count)
  return { rows: await named(ctx, rows), at, branches: await branchChoices(ctx, may.viewCheques), count, sums }
}
export type ChequeListRow = Awaited<ReturnType<typeof chequeLists>>['rows'][number]

/** What came with it, and what of that lies in the safe still. */
const came = sql<{ cheques: bigint; amount: bigint; waiting: bigint }>`(
  select count(*) cheques, coalesce(sum(c.amount), 0)::bigint amount,
    coalesce(sum(c.amount) filter (where c.status = 'received'), 0)::bigint waiting
  from cheques c where c.list_id = cheque_lists.id)`

/** Every word that was typed belongs to its number or to whoever brought the cheques. */
function listsIn({ db, actor }: Reader, { q, branch, from, to }: ChequeListsAsked, permission = may.viewCheques) {
  return db
    .selectFrom('chequeLists')
    .innerJoinLateral(came.as<'came'>('came'), (join) => join.onTrue())
    .where((eb) => withinReach(eb, actor, permission, { branch: 'chequeLists.branchId' }))
    .where(everyWord(q, foldedTogether('chequeLists.number', 'giver')))
    .$if(branch !== '', (all) => all.where('chequeLists.branchId', '=', branch))
    .where((eb) => onDays(eb, 'receivedOn', { from, to }))
}

const shownLists = (wanted: ReturnType<typeof listsIn>) =>
  wanted
    .select(['chequeLists.id', 'chequeLists.number', 'chequeLists.branchId', 'receivedOn as day', 'receivedBy as byId'])
    .select(['receivedAt as at', 'giver', 'came.cheques', 'came.amount', 'came.waiting'])
    .orderBy('receivedAt', 'desc')
    .orderBy('chequeLists.id', 'desc')

export const exportedChequeLists = (ctx: Reader, asked: ChequeListsAsked) =>
  pageAfterPage(async (last: ChequeListRow | undefined) =>
    named(
      ctx,
      await shownLists(listsIn(ctx, asked, may.exportCheques))
        .$if(last !== undefined, (all) =>
          all.where(sql<boolean>`(received_at, cheque_lists.id) < (${last?.at}::timestamptz, ${last?.id}::uuid)`),
        )
        .limit(1_000)
        .execute(),
    ),
  )

/** With the names of whoever took them and of the branch. */
async function named<Row extends { byId: string; branchId: string }>(ctx: Reader, rows: Row[]) {
  const names = await namesOf(
    ctx,
    rows.map(({ byId }) => byId),
  )
  const offices = new Map((await branches(ctx)).map(({ id, nameAr }) => [id, nameAr]))
  return rows.map((row) => ({ ...row, by: names.get(row.byId) ?? row.byId, branch: offices.get(row.branchId) ?? 'فرع مغلق' }))
}
