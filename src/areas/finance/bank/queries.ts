import { sql } from 'kysely'
import { isAmong } from '#areas/finance/cash/account-asked.ts'
import { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { companyAccounts, sumsByPurpose } from '#areas/finance/cash/box-queries.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { onDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Faults, Headers } from '#platform/imports/table.ts'
import type { BankState, BanksAsked } from './banks-asked.ts'
import { type LinesAsked, linesPerPage } from './line-asked.ts'
import { StatementRows } from './statement-rows.ts'

type Reader = Pick<Ctx, 'db'>

/** The company's accounts: what the books say, what the bank said last, and how many lines wait. */
export async function banks(ctx: Reader) {
  const { rows } = await sql<{ id: string; waiting: bigint; lastDay: string; stated: bigint | null; lockedTo: string | null }>`
    select a.id, (select count(*) from bank_lines where account_id = a.id and status = 'new') waiting,
      l.day "lastDay", l.balance stated, (select max(until) from bank_reconciliations where account_id = a.id) "lockedTo"
    from company_bank_accounts a cross join lateral
      (select day, balance from bank_lines where account_id = a.id and status <> 'taken-back' order by day desc, sequence desc limit 1) l`.execute(
    ctx.db,
  )
  const told = new Map(rows.map(({ id, waiting, ...row }) => [id, { ...row, waiting: Number(waiting) }]))
  return (await companyAccounts(ctx)).map((account) => ({ ...account, told: told.get(account.id) ?? null }))
}

/** Those of them that are asked for, and what the books say is in all of these for each purpose. */
export async function bankList(ctx: Reader, { q, held, state }: BanksAsked) {
  const rows = (await banks(ctx)).filter(
    (account) => isAmong({ q, held, state: '' }, account) && (state === '' || stateOf(account) === state),
  )
  return { rows, sums: sumsByPurpose(rows) }
}
export type BankRow = Awaited<ReturnType<typeof banks>>[number]

export const stateOf = ({ told }: Pick<BankRow, 'told'>): BankState =>
  told ? (told.waiting > 0 ? 'waiting' : 'matched') : 'none'

/** One account with its lines as asked for, the newest first, and the statements brought for it; null where there is none. */
export async function bankLines(ctx: Reader, id: string | undefined, asked: LinesAsked) {
  const account = isUuid(id) ? await bankAccountOf(ctx, id) : null
  if (!account) return null
  const sums = await matching(ctx, account.id, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(amount) filter (where amount > 0), 0)::bigint`.as('came'))
    .select(sql<bigint>`coalesce(-sum(amount) filter (where amount < 0), 0)::bigint`.as('went'))
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  const { at, rows } = await pageOf(
    matching(ctx, account.id, asked)
      .select(['id', 'day', 'amount', 'description', 'reference', 'balance', 'status', 'matchedAs'])
      .orderBy('day', 'desc')
      .orderBy('sequence', 'desc'),
    { page: asked.page, count, perPage: linesPerPage },
  )
  return { account, rows, count, at, sums: { came: sums.came, went: sums.went }, statements: await statementsOf(ctx, account.id) }
}

/** All that are asked for, a handful at a time, the newest first. */
export const exportedLines = (ctx: Reader, accountId: string, asked: LinesAsked) =>
  pageAfterPage((last: ExportedLine | undefined) =>
    exported(ctx, accountId, asked)
      .$if(last !== undefined, (all) =>
        all.where(sql<boolean>`(day, sequence) < (${last?.day}::date, ${last?.sequence}::bigint)`),
      )
      .limit(1_000)
      .execute(),
  )
export type ExportedLine = Awaited<ReturnType<ReturnType<typeof exported>['execute']>>[number]

const exported = (ctx: Reader, accountId: string, asked: LinesAsked) =>
  matching(ctx, accountId, asked)
    .select(['sequence', 'day', 'amount', 'description', 'reference', 'balance', 'status', 'matchedAs'])
    .orderBy('day', 'desc')
    .orderBy('sequence', 'desc')

export type ShownLine = NonNullable<Awaited<ReturnType<typeof bankLines>>>['rows'][number]

/** Every word that was typed stands in the line. */
function matching({ db }: Reader, accountId: string, { q, status, way, from, to }: LinesAsked) {
  return (
    db
      .selectFrom('bankLines')
      .where('accountId', '=', accountId)
      .where(everyWord(q, 'words'))
      // What was taken back says nothing of the account: it is seen where it is asked for.
      .where('status', status === '' ? '<>' : '=', status || 'taken-back')
      .$if(way !== '', (all) => all.where('amount', way === 'in' ? '>' : '<', 0n))
      .where((eb) => onDays(eb, 'day', { from, to }))
  )
}

async function statementsOf(ctx: Reader, accountId: string) {
  const rows = await ctx.db
    .selectFrom('bankStatements')
    .select(['id', 'fileName', 'status', 'fresh', 'known', 'uploadedAt', 'uploadedBy'])
    .where('accountId', '=', accountId)
    .orderBy('uploadedAt', 'desc')
    .limit(6)
    .execute()
  const names = await namesOf(
    ctx,
    rows.map(({ uploadedBy }) => uploadedBy),
  )
  return rows.map(({ uploadedBy, ...row }) => ({ ...row, by: names.get(uploadedBy) ?? 'النظام' }))
}

/** How many lines of a statement stand, and how many of them something was made of. */
export async function linesOfStatement({ db }: Reader, statementId: string) {
  const { standing, used } = await db
    .selectFrom('bankLines')
    .select(({ fn }) => fn.countAll<bigint>().filterWhere('status', '<>', 'taken-back').as('standing'))
    .select(({ fn }) => fn.countAll<bigint>().filterWhere('status', 'in', ['matched', 'locked']).as('used'))
    .where('statementId', '=', statementId)
    .executeTakeFirstOrThrow()
  return { standing: Number(standing), used: Number(used) }
}

/** One statement as it stands; null where there is none. */
export async function bankStatement(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('bankStatements')
    .innerJoin('companyBankAccounts as a', 'a.id', 'bankStatements.accountId')
    .selectAll('bankStatements')
    .select(['a.bank', 'a.iban'])
    .where('bankStatements.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { uploadedBy, headers, rows, mapping, faults, ...rest } = row
  const names = await namesOf(ctx, [uploadedBy])
  return {
    ...rest,
    by: names.get(uploadedBy) ?? 'النظام',
    headers: Headers.parse(headers),
    rows: StatementRows.parse(rows),
    mapping: KeptMapping.parse(mapping),
    faults: Faults.parse(faults),
  }
}
