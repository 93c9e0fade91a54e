import { expect, test } from 'vitest'
import { trialBalance } from '#areas/finance/ledger/books-queries.ts'
import { lockedTo } from '#areas/finance/ledger/period.ts'
import { readResultsAsked } from '#areas/finance/ledger/results-asked.ts'
import { undoneElsewhere } from '#areas/finance/ledger/voucher.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { balanceSheet } from '#areas/finance/reports/position-queries.ts'
import { profitAndLoss } from '#areas/finance/reports/queries.ts'
import { reverseJournal } from '#areas/finance/undoing/use-cases/reverse-journal.ts'
import { afterClearNight } from '#testing/clear-night.ts'
import { testOffice } from '#testing/office.ts'
import { closeYear, lockPeriod, reopenYear, unlockPeriod } from '#testing/periods.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { answered, visit } from '#testing/visit.ts'
import { checkBooks } from './checks.ts'
import { action as changePeriod, loader as periodsPage } from './routes/back-office-periods.tsx'

// It is 15 January 2026 there.
const office = testOffice()
afterClearNight(office)
const huda = () => office.staff('huda', ...Object.values(may))
const put = (debit: string, credit: string, amount: bigint, day: string, line: 'rent' | 'cars' | null = null) =>
  postIt(huda(), journal([{ ...moved(debit, credit, amount), line }], { day, memo: `${debit} ${credit}` }))

/** A year with a profit of 70 rials, and the first days of the next. */
async function aYear() {
  await put('1120:main', '3100', 900_000n, '2025-01-01')
  await put('1210:salim', '4400', 100_000n, '2025-06-30', 'cars')
  await put('6170', '1210:salim', 30_000n, '2025-12-31', 'rent')
  await put('1210:salim', '4400', 5_000n, '2026-01-10', 'cars')
}
const balanceOf = async (code: string, day: string) => {
  const rows = (await trialBalance(huda(), day)).parts.flatMap((part) => part.rows)
  const found = rows.find((row) => row.code === code)
  return found ? found.credit - found.debit : 0n
}
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)
/** The ledger's own checks, and that the journal of a year needs no other paper: the rest knows nothing of rows a test has written by hand. */
const ledgerAgrees = async () => expect((await wrong()).filter(({ code }) => code.startsWith('F') || code === 'I93')).toEqual([])
const close = (year = 2025) => closeYear(huda(), { year: String(year) })
const profitOf = async (query: string) =>
  (await profitAndLoss(office, readResultsAsked(new URLSearchParams(query), '2026-01-15'))).rows.at(-1)

test('D15: a year closes into the retained earnings by account and service line, its days with it, and the next begins at nothing', async () => {
  await aYear()
  const before = await profitOf('from=2025-01-01&to=2025-12-31')
  await close()
  expect(await balanceOf('3300', '2025-12-31')).toBe(70_000n)
  for (const code of ['4400', '6170']) expect(await balanceOf(code, '2025-12-31'), code).toBe(0n)
  expect(await balanceOf('4400', '2026-01-15')).toBe(5_000n)
  expect(await lockedTo(office)).toBe('2025-12-31')
  expect(await profitOf('from=2025-01-01&to=2025-12-31')).toEqual(before)
  const { difference, equity } = await balanceSheet(office, '2026-01-15')
  expect([difference, equity.rows.map(({ code, amount }) => [code, amount])]).toEqual([
    0n,
    [
      ['3100', 900_000n],
      ['3300', 70_000n],
      ['', 5_000n],
    ],
  ])
  await ledgerAgrees()
})

test('it closes once, in its turn and when it is over; of eight at once one closes it', async () => {
  await aYear()
  await put('1210:salim', '4400', 1_000n, '2024-05-01', 'cars')
  await expect(close()).rejects.toMatchObject({ message: 'أقفل سنة 2024 أولًا.' })
  await close(2024)
  const ends = await Promise.allSettled(Array.from({ length: 8 }, () => close()))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf('3300', '2026-01-15')).toBe(71_000n)
  await expect(close()).rejects.toMatchObject({ code: 'finance.not-this-year' })
  await expect(close(2026)).rejects.toMatchObject({ code: 'finance.year-runs' })
})

test('whoever would reverse its journal is told where a year is opened again, and led there', async () => {
  await aYear()
  const { number } = await close()
  const tried = reverseJournal(huda(), { number: String(number), reason: 'خطأ' })
  await expect(tried).rejects.toThrow('تُفتح السنة من «إقفال الفترات»')
  expect(undoneElsewhere('year')).toMatchObject({ page: 'إقفال الفترات', path: '/admin/finance/periods' })
  expect(undoneElsewhere('invoice')).toBeNull()
})

test('where later days are closed already it is dated after them, and counts to its year all the same', async () => {
  await aYear()
  await lockPeriod(huda(), { lockedTo: '2026-01-12', reason: 'نصف الشهر' })
  await close()
  expect(await lockedTo(office)).toBe('2026-01-12')
  expect([await balanceOf('3300', '2025-12-31'), await balanceOf('3300', '2026-01-13')]).toEqual([0n, 70_000n])
  expect(await balanceOf('4400', '2026-01-13')).toBe(5_000n)
})

test('the last year is opened again by a mirror of today; its days only after it; then it closes with what came since', async () => {
  await aYear()
  await close()
  await expect(unlockPeriod(huda(), { reason: 'فاتورة متأخرة' })).rejects.toMatchObject({ code: 'finance.year-closed' })
  await reopenYear(huda(), { year: '2025', reason: 'فاتورة متأخرة' })
  await expect(reopenYear(huda(), { year: '2025', reason: 'مرة أخرى' })).rejects.toMatchObject({ code: 'finance.not-last-year' })
  expect(await balanceOf('3300', '2026-01-15')).toBe(0n)
  await ledgerAgrees()
  await unlockPeriod(huda(), { reason: 'فاتورة متأخرة' })
  await put('6170', '1210:salim', 4_000n, '2025-12-20', 'rent')
  await close()
  expect(await balanceOf('3300', '2026-01-15')).toBe(66_000n)
  expect(await balanceOf('6170', '2026-01-15')).toBe(0n)
  expect((await balanceSheet(office, '2026-01-15')).difference).toBe(0n)
  await ledgerAgrees()
  expect((await office.history()).filter((type) => type !== 'test.posted')).toEqual([
    ...['finance.period-locked', 'finance.year-closed', 'finance.year-reopened', 'finance.period-unlocked'],
    ...['finance.period-locked', 'finance.year-closed'],
  ])
})

test('the page shows what waits, closes it and opens it; whoever may close periods may not therefore close a year', async () => {
  await aYear()
  const said = office.staff('said', may.viewBooks, may.lockPeriods)
  await expect(closeYear(said, { year: '2025' })).rejects.toMatchObject({ status: 403 })
  const here = '/admin/finance/periods'
  const shown = async () => (await answered(periodsPage(visit(huda(), here)))) as { years: object }
  expect((await shown()).years).toMatchObject({ closed: [], next: { year: 2025, income: 100_000n, costs: 30_000n } })
  await closeYear(huda(), { year: '2025' })
  expect((await shown()).years).toMatchObject({ closed: [{ year: 2025 }], next: null })
  const empty = { year: '2025', reason: '' }
  expect(await answered(changePeriod(visit(huda(), `${here}?reopen=yes&act=reopen-year`, { form: empty })))).toMatchObject({
    data: { fields: { reason: ['اكتب السبب.'] } },
  })
})
