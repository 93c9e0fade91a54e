import { expect, test } from 'vitest'
import { readLocksAsked } from '#areas/finance/closing/lock-asked.ts'
import { periods } from '#areas/finance/closing/lock-queries.ts'
import { action as changePeriod } from '#areas/finance/closing/routes/back-office-periods.tsx'
import { loader as locksExported } from '#areas/finance/closing/routes/locks-export.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { foldAll } from '#testing/others-finished.ts'
import { lockPeriod, unlockPeriod } from '#testing/periods.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { answered, visit } from '#testing/visit.ts'
import { account, chart } from './account-queries.ts'
import { trialBalance } from './books-queries.ts'
import { readChartAsked } from './chart-asked.ts'
import { loader as chartExported } from './routes/chart-export.ts'
import { stopAccount } from './use-cases/change-account.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))
const put = (debit: string, credit: string, amount: bigint, day = '2026-01-15') =>
  postIt(huda(), journal([moved(debit, credit, amount)], { day, memo: `${debit} ${credit}` }))

test('the trial balance of a day is what was posted until then, folded or not, with the memorandum apart', async () => {
  await put('1120:main', '3100', 900_000n, '2026-01-01')
  await put('1110:main', '2160:salim', 60_000n, '2026-01-02')
  await foldAll(office.db)
  await put('2160:salim', '1110:main', 15_000n, '2026-01-10')
  await put('9210:salim', '9290:salim', 285_500n, '2026-01-10')

  const early = await trialBalance(huda(), '2026-01-05')
  expect(early.parts).toHaveLength(1)
  expect(early.parts[0]).toMatchObject({ sums: { debits: 960_000n, credits: 960_000n, debit: 960_000n, credit: 960_000n } })
  const { parts } = await trialBalance(huda(), '2026-01-10')
  expect(parts.map(({ sums }) => [sums.debit, sums.credit])).toEqual([
    [945_000n, 945_000n],
    [285_500n, 285_500n],
  ])
  expect(parts[0]?.rows.find(({ code }) => code === '1110')).toMatchObject({ debits: 60_000n, credits: 15_000n, debit: 45_000n })
  expect((await trialBalance(huda(), '2025-12-31')).parts).toEqual([])
  expect((await trialBalance(huda(), '2026-02-31x')).day).toBe('2026-01-15')
})

test('the chart shows every account on its own side, and why one cannot be stopped', async () => {
  await put('1120:main', '3100', 900_000n)
  const groups = await chart(huda(), readChartAsked(new URLSearchParams()))
  const shown = groups.flatMap(({ accounts }) => accounts)
  expect(shown.find(({ code }) => code === '3100')).toMatchObject({ balance: 900_000n, type: 'equity' })
  expect(shown.find(({ code }) => code === '1120')).toMatchObject({ balance: 900_000n, keyWords: 'حساب بنكي' })
  expect(await account(huda(), '1120')).toMatchObject({ whyNotStopped: expect.stringContaining('فيه رصيد') })
  expect(await account(huda(), '1120x')).toBeNull()
  await expect(stopAccount(huda(), { code: '9999' })).rejects.toMatchObject({ status: 404 })
})

test('the chart is searched and narrowed, and taken along as it was', async () => {
  await put('1120:main', '3100', 900_000n)
  const codes = async (query: string) => {
    const groups = await chart(huda(), readChartAsked(new URLSearchParams(query)))
    return groups.flatMap(({ accounts }) => accounts.map(({ code }) => code))
  }
  expect([await codes('lies=yes'), await codes('lies=yes&type=equity'), await codes('q=٣١٠٠'), await codes('q=nothing')]).toEqual(
    [...[['1120', '3100'], ['3100'], ['3100'], []]],
  )
  const rows = await csvRows(chartExported(visit(huda(), '/x?format=csv&lies=yes')))
  expect(rows.map((row) => [row[0], row[4], row[6]])).toEqual([
    ['1120', 'مدين', '900.000'],
    ['3100', 'دائن', '900.000'],
  ])
  expect(await answered(chartExported(visit(office.staff('omar', may.viewBooks), '/x')))).toMatchObject({ init: { status: 403 } })
})

test('a period is closed until yesterday at the latest, forwards; and opened backwards, each time with a reason', async () => {
  const lock = (lockedTo: string) => lockPeriod(huda(), { lockedTo, reason: 'نهاية الشهر' })
  await expect(lock('2026-01-15')).rejects.toMatchObject({ issues: [{ path: ['lockedTo'] }] })
  await lock('2025-12-31')
  await expect(lock('2025-12-31')).rejects.toMatchObject({ issues: [{ path: ['lockedTo'] }] })
  await expect(unlockPeriod(huda(), { lockedTo: '2025-12-31', reason: 'سبب' })).rejects.toMatchObject({
    issues: [{ path: ['lockedTo'] }],
  })
  await unlockPeriod(huda(), { lockedTo: '2025-11-30', reason: 'فاتورة متأخرة' })
  await unlockPeriod(huda(), { reason: 'تصحيح الافتتاح' })
  await expect(unlockPeriod(huda(), { reason: 'مرة أخرى' })).rejects.toMatchObject({ code: 'finance.not-locked' })

  const { lockedTo, locks } = await periods(huda())
  expect(lockedTo).toBeNull()
  expect(locks.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['opened', 'تصحيح الافتتاح'],
    ['opened', 'فاتورة متأخرة'],
    ['locked', 'نهاية الشهر'],
  ])
  expect(await office.history()).toEqual(['finance.period-locked', 'finance.period-unlocked', 'finance.period-unlocked'])
  const narrowed = async (query: string) => {
    const { sums, count } = await periods(huda(), readLocksAsked(new URLSearchParams(query)))
    return [count, ...sums.map(({ kind, count: of }) => `${kind} ${of}`)]
  }
  expect(await narrowed('page=7')).toEqual([3, 'locked 1', 'opened 2'])
  expect(await narrowed('q=متأخره&kind=opened&from=2026-01-15&to=2026-01-15')).toEqual([1, 'opened 1'])
  for (const none of ['to=2026-01-14', 'from=2026-01-16', 'kind=locked&q=فاتورة']) expect(await narrowed(none)).toEqual([0])
  const rows = await csvRows(locksExported(visit(huda(), '/x?format=csv&kind=opened')))
  expect(rows.map((row) => [row[1], row[2], row[3]])).toEqual([
    ['فُتحت', '', 'تصحيح الافتتاح'],
    ['فُتحت', '2025-11-30', 'فاتورة متأخرة'],
  ])
})

test('whoever may close a period may not therefore open it', async () => {
  const said = office.staff('said', may.viewBooks, may.lockPeriods)
  await lockPeriod(said, { lockedTo: '2025-12-31', reason: 'نهاية السنة' })
  await expect(unlockPeriod(said, { reason: 'فتح' })).rejects.toMatchObject({ status: 403 })
  const form = { lockedTo: '', reason: '' }
  expect(await answered(changePeriod(visit(huda(), '/admin/finance/periods?act=lock', { form })))).toMatchObject({
    data: { fields: { lockedTo: ['اكتب آخر يوم يُقفل، مثل 31/7/2026.'], reason: ['اكتب السبب.'] } },
  })
})
