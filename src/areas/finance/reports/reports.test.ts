import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Dimensions } from '#areas/finance/ledger/journal.ts'
import { readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { readResultsAsked } from '#areas/finance/ledger/results-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { foldAll } from '#testing/others-finished.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { exportedMovements, movements } from './movement-queries.ts'
import { balanceSheet } from './position-queries.ts'
import { profitAndLoss } from './queries.ts'
import { loader as movementsExport } from './routes/account-movements-export.ts'
import { loader as sheetPage } from './routes/back-office-balance-sheet.tsx'
import { loader as resultsPage } from './routes/back-office-profit-and-loss.tsx'
import { loader as sheetExport } from './routes/balance-sheet-export.ts'
import { loader as resultsExport } from './routes/profit-and-loss-export.ts'
import { loader as trialExport } from './routes/trial-balance-export.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))
const machine = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

type Put = { day?: string; about?: Dimensions }
const put = (debit: string, credit: string, amount: bigint, { day = '2026-01-10', about = {} }: Put = {}) =>
  postIt(huda(), journal([{ ...moved(debit, credit, amount), ...about }], { day, memo: `${debit} ${credit}` }))

/** A company in its first days: capital, sales of two lines, a loss, hire between its own lines, and money of others. */
async function booksOfAnOffice() {
  await put('1120:main', '3100', 900_000n, { day: '2025-12-01' })
  await put('1210:salim', '4400', 120_000n, { day: '2025-12-20', about: { line: 'cars' } })
  await put('1210:salim', '4400', 200_000n, { about: { line: 'cars', resourceId: machine } })
  await foldAll(office.db)
  await put('1210:salim', '4300', 80_000n, { day: '2026-01-12', about: { line: 'equipment' } })
  await put('3995', '4390', 30_000n, { about: { line: 'equipment' } })
  await put('5230', '3995', 30_000n, { about: { line: 'construction' } })
  await put('6170', '1210:salim', 15_000n, { about: { line: 'cars' } })
  await put('1110:main', '2160:salim', 60_000n)
  await put('9210:salim', '9290:salim', 285_500n)
}

const results = (query: string) => profitAndLoss(office, readResultsAsked(new URLSearchParams(query), '2026-01-15'))
const figures = ({ rows }: Awaited<ReturnType<typeof results>>) =>
  Object.fromEntries(rows.map(({ code, name, amounts }) => [code ?? name, amounts]))

test('F7: without one document, a profit and loss is the sum of the movements of its days, folded or not, beside what it is compared with', async () => {
  await booksOfAnOffice()
  expect(figures(await results('compare=before&from=2026-01-01&to=2026-01-31'))).toEqual({
    4300: [80_000n, 0n],
    4400: [200_000n, 120_000n],
    'مجموع الإيرادات': [280_000n, 120_000n],
    6170: [15_000n, 0n],
    'مجموع المصروفات': [15_000n, 0n],
    'صافي النتيجة': [265_000n, 120_000n],
  })
  await foldAll(office.db)
  expect(figures(await results(''))).toMatchObject({ 'صافي النتيجة': [265_000n] })
  expect((await results('from=2024-01-01&to=2024-12-31')).isEmpty).toBe(true)
})

test('divided by line it shows the hire between them, which is nothing to the company; narrowed to one it counts', async () => {
  await booksOfAnOffice()
  const { parts, ...report } = await results('by=line')
  expect(parts.map(({ part }) => part)).toEqual(['construction', 'equipment', 'cars'])
  expect(figures({ ...report, parts })).toMatchObject({
    4390: [0n, 30_000n, 0n, 0n],
    5230: [30_000n, 0n, 0n, 0n],
    4400: [0n, 0n, 200_000n, 200_000n],
    'مجمل الربح': [-30_000n, 110_000n, 200_000n, 280_000n],
    'صافي النتيجة': [-30_000n, 110_000n, 185_000n, 265_000n],
  })
  expect(figures(await results('line=construction'))).toMatchObject({ 5230: [30_000n], 'صافي النتيجة': [-30_000n] })
  const { things } = await results('by=resource')
  expect(things?.map(({ part, result }) => [part, result])).toEqual([
    [machine, 200_000n],
    ['', 65_000n],
  ])
  expect(figures(await results(`resource=${machine}`))).toMatchObject({ 'صافي النتيجة': [200_000n] })
})

test('the balance sheet balances with the result of the year, and leaves the memorandum out', async () => {
  await booksOfAnOffice()
  const sheet = await balanceSheet(office, '2026-01-31')
  expect(sheet).toMatchObject({ difference: 0n, assets: { total: 1_345_000n }, debts: { total: 60_000n } })
  expect(sheet.equity.rows.map(({ name, amount }) => [name, amount])).toEqual([
    ['رأس المال', 900_000n],
    ['نتيجة سنة 2026', 265_000n],
    ['نتائج سنوات سابقة لم تُقفل', 120_000n],
  ])
  expect(sheet.memo.map(({ code, net }) => [code, net])).toEqual([
    ['9210', 285_500n],
    ['9290', -285_500n],
  ])
  expect(sheet.cover).toEqual({ held: 960_000n, owed: 60_000n, own: 900_000n })
  expect(await balanceSheet(office, '2025-12-31')).toMatchObject({ difference: 0n, assets: { total: 1_020_000n } })
})

test('books that do not balance say by how much', async () => {
  await booksOfAnOffice()
  const undo = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update account_days set debits = debits + 7 where account = '1120'`.execute(tx)
    expect(await balanceSheet({ db: tx as unknown as typeof office.db }, '2026-01-31')).toMatchObject({ difference: 7n })
    throw new Error('as it was')
  })
  await expect(undo).rejects.toThrow('as it was')
})

const asked = (query = '') => ({ ...readMovementsAsked(new URLSearchParams(query)), code: '1110' })

test('an account shows what moved it, the newest first, each once, with what lay in it after each', async () => {
  for (let number = 1; number <= 60; number += 1) {
    await put('1110:main', '2160:salim', BigInt(number), { day: number <= 30 ? '2026-01-10' : '2026-01-11' })
    if (number === 45) await foldAll(office.db)
  }
  await put('2160:salim', '1110:main', 830n, { day: '2026-01-10' })
  const first = await movements(office, asked(), null)
  expect(first).toMatchObject({ isFirst: true, sums: { opening: 0n, debits: 1830n, credits: 830n, closing: 1000n } })
  expect(first.lines[0]).toMatchObject({ debit: 60n, balance: 1000n, key: 'main', other: '2160', paper: null })
  const second = await movements(office, asked(), first.older)
  expect(second).toMatchObject({ isFirst: false, older: null, lines: { length: 11 } })
  const all = [...first.lines, ...second.lines]
  expect(new Set(all.map(({ id }) => id)).size).toBe(61)
  expect(all.at(-1)).toMatchObject({ debit: 1n, balance: 1n })
  for (const [index, { balance, debit, credit }] of all.entries()) {
    expect(balance - (debit ?? 0n) + (credit ?? 0n)).toBe(all[index + 1]?.balance ?? 0n)
  }
  const told = await movements(office, asked('from=2026-01-11&to=2026-01-11'), null)
  expect(told.sums).toEqual({ opening: -365n, debits: 1365n, credits: 0n, closing: 1000n })
  const exported: bigint[] = []
  for await (const { balance } of exportedMovements(office, asked())) exported.push(balance)
  expect(exported).toEqual(all.map(({ balance }) => balance).toReversed())
  expect(await movements(office, asked(), "1' or true")).toMatchObject({ isFirst: true })
})

test('a figure of a report leads to the movements it is the sum of, and from there to its paper', async () => {
  await booksOfAnOffice()
  const cars = { ...asked('line=cars&results=yes&from=2026-01-01'), code: '4400' }
  expect((await movements(office, cars, null)).sums).toMatchObject({ opening: -120_000n, credits: 200_000n, closing: -320_000n })
  const one = { ...asked(`resource=${machine}&results=yes`), code: '4400' }
  expect((await movements(office, one, null)).lines).toMatchObject([{ credit: 200_000n, balance: -200_000n }])
  const party = '01a1fa06-b267-7b4e-8fe6-eee01e92d520'
  const said = { source: { kind: 'receipt', id: party, purpose: 'receive' } }
  await postIt(huda(), journal([moved('1110:main', '2160:nasser', 5n)], said))
  expect((await movements(office, asked(), null)).lines[0]?.paper).toBe(`/admin/finance/receipts/${party}`)
})

test('every report is taken along as a sheet, as text and on paper, by whoever may export the books', async () => {
  await booksOfAnOffice()
  const text = async (answer: Promise<Response>) => (await answer).text()
  const csv = await text(resultsExport(visit(huda(), '/x?format=csv&by=line')))
  expect(csv).toContain('4400,إيراد تأجير السيارات,0.000,0.000,200.000,200.000')
  expect(await text(sheetExport(visit(huda(), '/x?format=csv')))).toContain(',مالنا من النقد، بعد ما لغيرنا,900.000')
  expect(await text(trialExport(visit(huda(), '/x?format=csv')))).toContain('3100,رأس المال,0.000,900.000,,900.000')
  const account = visit(huda(), '/x?format=csv', { params: { code: '1110' } })
  expect(await text(movementsExport(account))).toContain('أرصدة العملاء الدائنة,,60.000,,60.000')
  const paper = await resultsExport(visit(huda(), '/x?format=pdf&compare=before'))
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  expect(pdfText(new Uint8Array(await paper.arrayBuffer()))).toContain('265.000')
  expect(await statusOf(sheetExport(visit(huda(), '/x')))).toBe(200)
  expect(await office.history()).toContain('house.exported')
  const reader = office.staff('omar', may.viewBooks)
  expect(await answered(resultsPage(visit(reader, '/x')))).toMatchObject({ mayExport: false, isEmpty: false })
  expect(await answered(sheetPage(visit(reader, '/x?day=2025-11-30')))).toMatchObject({ day: '2025-11-30', mayExport: false })
  expect(await statusOf(resultsExport(visit(reader, '/x')))).toBe(403)
})
