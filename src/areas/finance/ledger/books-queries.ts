import type { Ctx } from '#platform/context.ts'
import { dayOf, isDay } from '#values/days.ts'
import { isMemo } from './account.ts'
import { turnovers } from './trial-balance.ts'

/** What every account that was moved stood at when that day was over; the memorandum apart, as it is neither ours nor money. */
export async function trialBalance(ctx: Pick<Ctx, 'db' | 'now'>, asked: string | null) {
  const day = asked && isDay(asked) ? asked : dayOf(ctx.now())
  const all = await turnovers(ctx, day)
  const names = await ctx.db.selectFrom('accounts').select(['code', 'nameAr']).execute()
  const nameOf = new Map(names.map(({ code, nameAr }) => [code, nameAr]))
  const rows = all.map(({ account: code, debits, credits }) => ({
    code,
    name: nameOf.get(code) ?? code,
    debits,
    credits,
    debit: debits > credits ? debits - credits : 0n,
    credit: credits > debits ? credits - debits : 0n,
  }))
  const books = rows.filter(({ code }) => !isMemo(code))
  const memo = rows.filter(({ code }) => isMemo(code))
  return {
    day,
    parts: [partOf('books', 'الحسابات', books), partOf('memo', 'الحسابات النظامية', memo)].filter(
      ({ rows: some }) => some.length > 0,
    ),
  }
}

export type TrialRow = { code: string; name: string; debits: bigint; credits: bigint; debit: bigint; credit: bigint }

const partOf = (of: 'books' | 'memo', title: string, rows: TrialRow[]) => ({
  of,
  title,
  rows,
  sums: rows.reduce(
    (sum, row) => ({
      debits: sum.debits + row.debits,
      credits: sum.credits + row.credits,
      debit: sum.debit + row.debit,
      credit: sum.credit + row.credit,
    }),
    { debits: 0n, credits: 0n, debit: 0n, credit: 0n },
  ),
})
