import { sql } from 'kysely'
import { type AccountType, isMemo, isResult } from '#areas/finance/ledger/account.ts'
import { turnovers } from '#areas/finance/ledger/trial-balance.ts'
import type { Ctx } from '#platform/context.ts'
import { type GroupName, money, others } from './groups.ts'
import { accountNames, cameTo } from './queries.ts'

/** A row without a code is a result that nobody has closed: this year's, or what earlier years left. */
export type PositionRow = { code: string; name: string; amount: bigint; isEarlier?: boolean }
type Section = { title: string; sum: string; of: GroupName; rows: PositionRow[]; total: bigint }

const wholeCompany = { line: '', branch: '', project: '', resource: '', by: '' } as const

/** What we have, what we owe and what is left at the end of that day; the memorandum apart, as it is neither ours nor money. */
export async function balanceSheet(ctx: Pick<Ctx, 'db'>, day: string) {
  const all = await turnovers(ctx, day)
  const typed = await ctx.db.selectFrom('accounts').select(['code', 'type']).execute()
  const typeOf = new Map(typed.map(({ code, type }) => [code, type]))
  const nameOf = await accountNames(ctx)
  const owned = all.map(({ account, debits, credits }) => ({ code: account, net: debits - credits }))
  const rowsOf = (types: AccountType[], sign: bigint) =>
    owned.flatMap(({ code, net }) => {
      const type = typeOf.get(code)
      return type && types.includes(type) && net !== 0n ? [{ code, name: nameOf(code), amount: net * sign }] : []
    })
  const results = -owned.reduce((sum, { code, net }) => (isResult(code) ? sum + net : sum), 0n)
  const assets = sectionOf('assets', ['الأصول', 'مجموع الأصول'], rowsOf(['asset'], 1n))
  const debts = sectionOf('debts', ['الالتزامات', 'مجموع الالتزامات'], rowsOf(['liability'], -1n))
  const equity = sectionOf(
    'equity',
    ['حقوق الملكية', 'مجموع حقوق الملكية'],
    [...rowsOf(['equity', 'clearing'], -1n), ...(await resultRows(ctx, day, results))],
  )
  return {
    ...{ day, assets, debts, equity, cover: coverOf(owned) },
    difference: assets.total - debts.total - equity.total,
    memo: owned.filter(({ code, net }) => isMemo(code) && net !== 0n).map(({ code, net }) => ({ code, name: nameOf(code), net })),
  }
}
export type BalanceSheet = Awaited<ReturnType<typeof balanceSheet>>

const sectionOf = (of: GroupName, [title, sum]: [string, string], rows: PositionRow[]): Section => ({
  ...{ of, title, sum, rows },
  total: rows.reduce((total, { amount }) => total + amount, 0n),
})

/** What the year of that day has earned so far, and what earlier years left that nobody has closed. */
async function resultRows(ctx: Pick<Ctx, 'db'>, day: string, results: bigint): Promise<PositionRow[]> {
  const year = day.slice(0, 4)
  const came = await cameTo(ctx, { from: `${year}-01-01`, to: day }, wholeCompany)
  const thisYear = came.reduce((sum, { net }) => sum + net, 0n) - (await closedOf(ctx, year, day))
  const earlier = results - thisYear
  return [
    ...(thisYear === 0n ? [] : [{ code: '', name: `نتيجة سنة ${year}`, amount: thisYear }]),
    ...(earlier === 0n ? [] : [{ code: '', name: 'نتائج سنوات سابقة لم تُقفل', amount: earlier, isEarlier: true }]),
  ]
}

/** What of a year's result was closed until that day; what was opened again counts back. */
export async function closedOf({ db }: Pick<Ctx, 'db'>, year: string, until: string) {
  const { rows } = await sql<{ closed: bigint }>`
    select coalesce(sum(case when t.debit_account ~ '^[456]' then t.amount else -t.amount end), 0)::bigint as closed
    from journals j join transfers t on t.journal = j.id
    where j.source = 'year' and split_part(j.source_id, '/', 1) = ${year} and j.day <= ${until}`.execute(db)
  return rows[0]?.closed ?? 0n
}

/** Own money is all money less other people's: below zero somebody else's was spent. */
function coverOf(owned: readonly { code: string; net: bigint }[]) {
  const sumOf = (codes: string[]) =>
    owned.reduce((sum, { code, net }) => (codes.includes(code.slice(0, 4)) ? sum + net : sum), 0n)
  const [held, owed] = [sumOf(money), -sumOf(others)]
  return { held, owed, own: held - owed }
}
