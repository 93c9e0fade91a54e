import { type RawBuilder, sql } from 'kysely'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import type { Ctx } from '#platform/context.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { chequesInHand } from './cheques-in-hand.ts'
import { coveredDues } from './covered-dues.ts'
import { duesOn } from './dues-on.ts'
import { papersOf } from './papers-of.ts'
import { creditAccount, debtAccounts, mostOnPaper, type PaperCovers, type StatementRow } from './statement.ts'
import { movementsPerPage, type StatementAsked } from './statement-asked.ts'

type Reader = Pick<Ctx, 'db' | 'now'>
type Period = Omit<StatementAsked, 'page'>

/** One page of a customer's account, read from the books; `ids` are the records that are this customer. Past the end stands the last page. */
export async function statement(ctx: Reader, ids: readonly string[], { page, ...asked }: StatementAsked) {
  const entries = await entriesOf(ctx, ids, asked)
  const [sums, services, cheques, ages, covered] = await Promise.all([
    sumsOf(ctx, entries, asked),
    byService(ctx, ids, asked.to),
    chequesInHand(ctx, ids),
    duesOn(ctx, { ids, day: asked.to, service: asked.service }),
    coveredDues(ctx, { ids, service: asked.service }),
  ])
  const at = pageWithin(page, sums.count, movementsPerPage)
  const covers = covered.byPaper
  const rows = await rowsOf(ctx, {
    entries,
    covers,
    from: asked.from,
    most: movementsPerPage,
    after: (at - 1) * movementsPerPage,
  })
  return { ...sums, ...services, cheques, ages, at, rows, covered: covered.sums, today: dayOf(ctx.now()) }
}
export type Statement = Awaited<ReturnType<typeof statement>>

/** The same with what whoever reads it may open: a paper of another branch is told, and leads nowhere. */
export const openable = (one: Statement, opens: (paper: StatementRow['paper']) => boolean) => ({
  ...one,
  rows: one.rows.map((row) => ({ ...row, opens: opens(row.paper) })),
})
export type OpenableStatement = ReturnType<typeof openable>

/** All of a period at once, for paper. */
export async function wholeStatement(ctx: Reader, ids: readonly string[], asked: Period) {
  const all = await statement(ctx, ids, { ...asked, page: 1 })
  if (all.count > mostOnPaper) return null
  const entries = await entriesOf(ctx, ids, asked)
  const { byPaper: covers } = await coveredDues(ctx, { ids, service: asked.service })
  return { ...all, rows: await rowsOf(ctx, { entries, covers, from: asked.from, most: mostOnPaper, after: 0 }) }
}

/** The movements of a period a handful at a time, in their order. */
export async function exportedStatement(ctx: Reader, ids: readonly string[], asked: Period) {
  const entries = await entriesOf(ctx, ids, asked)
  const { byPaper: covers } = await coveredDues(ctx, { ids, service: asked.service })
  let read = 0
  return pageAfterPage<StatementRow>(async () => {
    const rows = await rowsOf(ctx, { entries, covers, from: asked.from, most: 1_000, after: read })
    read += rows.length
    return rows
  })
}

const leavesOf = ({ db }: Reader, ids: readonly string[]) =>
  db
    .selectFrom('leaves')
    .select('id')
    .where('account', 'in', [...debtAccounts, creditAccount])
    .where('key', 'in', [...ids])
    .execute()

/** Both sides of the leaves, the debit positive: two scans, as everywhere. */
async function legsOf(ctx: Reader, ids: readonly string[], until: string) {
  const leaves = (await leavesOf(ctx, ids)).map(({ id }) => id)
  return sql`
    select t.id, t.journal, t.day, t.line, t.amount, t.debit_account = ${creditAccount} is_credit
      from transfers t where t.debit = any(${leaves}::int[]) and t.day <= ${until}
    union all
    select t.id, t.journal, t.day, t.line, -t.amount, t.credit_account = ${creditAccount}
      from transfers t where t.credit = any(${leaves}::int[]) and t.day <= ${until}`
}

/**
 * What each journal did to the account. Money that pays a debt only changes its place in it, and is no row; of one service alone it is
 * the payment, for what came in belongs to none until it pays something.
 */
async function entriesOf(ctx: Reader, ids: readonly string[], { to, service }: Period): Promise<RawBuilder<unknown>> {
  const narrowed = service ? sql`where not is_credit and line = ${service}` : sql``
  return sql`
    select journal, day, min(id) place, sum(amount)::bigint amount,
      case when min(line) = max(line) then min(line) end line
    from (${await legsOf(ctx, ids, to)}) legs ${narrowed}
    group by journal, day having sum(amount) <> 0`
}

type Sums = { opening: bigint; debits: bigint; credits: bigint; closing: bigint; count: bigint }

async function sumsOf({ db }: Reader, entries: RawBuilder<unknown>, { from }: Period) {
  const { rows } = await sql<Sums>`
    select coalesce(sum(amount) filter (where day < ${from}), 0)::bigint opening,
      coalesce(sum(amount) filter (where day >= ${from} and amount > 0), 0)::bigint debits,
      coalesce(-sum(amount) filter (where day >= ${from} and amount < 0), 0)::bigint credits,
      coalesce(sum(amount), 0)::bigint closing,
      count(*) filter (where day >= ${from}) count
    from (${entries}) entries`.execute(db)
  const { count, ...sums } = rows[0] ?? { opening: 0n, debits: 0n, credits: 0n, closing: 0n, count: 0n }
  return { ...sums, count: Number(count) }
}

type Entry = { journal: string; place: bigint; day: string; amount: bigint; balance: bigint; line: ServiceLine | null }

type Part = { entries: RawBuilder<unknown>; covers: Map<string, PaperCovers>; from: string; most: number; after: number }

async function rowsOf(ctx: Reader, { entries, covers, from, most, after }: Part): Promise<StatementRow[]> {
  const { rows } = await sql<Entry>`
    select * from (
      select *, (sum(amount) over (order by day, place))::bigint balance from (${entries}) entries
    ) running where day >= ${from} order by day, place limit ${most} offset ${after}`.execute(ctx.db)
  const papers = await papersOf(
    ctx,
    rows.map(({ journal }) => journal),
  )
  return rows.map(({ journal, ...row }) => {
    const told = papers(journal)
    return { ...row, ...told, covers: row.amount > 0n ? (covers.get(told.paper.id) ?? null) : null }
  })
}

/** What is owed for each service when that day is over, and the credit beside it: together they are the balance. */
async function byService(ctx: Reader, ids: readonly string[], until: string) {
  const { rows } = await sql<{ isCredit: boolean; line: ServiceLine | null; net: bigint }>`
    select is_credit, case when is_credit then null else line end line, sum(amount)::bigint net
    from (${await legsOf(ctx, ids, until)}) legs group by 1, 2 having sum(amount) <> 0 order by 3 desc`.execute(ctx.db)
  return {
    services: rows.flatMap(({ isCredit, line, net }) => (isCredit ? [] : [{ line, owed: net }])),
    credit: -(rows.find(({ isCredit }) => isCredit)?.net ?? 0n),
  }
}
