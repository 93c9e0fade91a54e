import type { Leaf, Transfer } from '#areas/finance/ledger/journal.ts'
import { quarterInWords } from '#areas/finance/quarter.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** Whose keys are quarters, their sub-accounts too. */
const isByQuarter = ({ account }: Leaf) => /^(1250|2180)/.test(account)

/** Of the quarters whose tax these rows move, those whose return was filed. Whoever asks has made sure before that nobody files meanwhile. */
async function filedAmong({ tx }: Pick<Work, 'tx'>, rows: readonly Pick<Transfer, 'debit' | 'credit'>[]) {
  const moved = rows.flatMap(({ debit, credit }) => [debit, credit]).filter(isByQuarter)
  if (moved.length === 0) return new Set<string>()
  const quarters = moved.map(({ key = '' }) => key)
  const filed = await tx.selectFrom('vatReturns').select('quarter').where('quarter', 'in', quarters).execute()
  return new Set(filed.map(({ quarter }) => quarter))
}

/** What the authority was told of a quarter stays: no tax is posted to it any more. */
export const returnFiled = (quarter: string) =>
  new Refusal('finance.return-filed', `قُدّم إقرار ${quarterInWords(quarter)}، فلا ضريبة تُرحَّل عليه. رحّلها على الربع المفتوح.`)

/** The same rows, the tax of a quarter that was told moved to the quarter of that day: what is corrected later belongs to it. */
export async function inOpenQuarter<Row extends Pick<Transfer, 'debit' | 'credit'>>(
  work: Pick<Work, 'tx'>,
  rows: readonly Row[],
  day: string,
) {
  const filed = await filedAmong(work, rows)
  const open = (leaf: Leaf) => (isByQuarter(leaf) && filed.has(leaf.key ?? '') ? { ...leaf, key: quarterOf(day) } : leaf)
  return rows.map((row) => ({ ...row, debit: open(row.debit), credit: open(row.credit) }))
}

/** To which quarter the tax of an older one belongs that is taken back that day; null while its own is not told. */
export async function movedQuarter({ tx }: Pick<Work, 'tx'>, { from, day }: { from: string; day: string }) {
  const filed = await tx.selectFrom('vatReturns').select('quarter').where('quarter', '=', from).executeTakeFirst()
  return filed ? quarterOf(day) : null
}
