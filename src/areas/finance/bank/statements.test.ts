import { expect, test } from 'vitest'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { dayIn, moneyIn, orderOf } from '#platform/imports/cells.ts'
import { atOnce } from '#testing/at-once.ts'
import { banksOf, statement } from '#testing/banks.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { readLinesAsked } from './line-asked.ts'
import { bankLines, bankStatement, banks } from './queries.ts'
import { loader as bankPage } from './routes/back-office-bank.tsx'
import { loader as banksExported } from './routes/banks-export.ts'
import { loader as linesExported } from './routes/lines-export.ts'
import { loader as faultsFile } from './routes/statement-faults.ts'
import { checkStatement } from './use-cases/check-statement.ts'
import { leaveStatement, takeStatement } from './use-cases/take-statement.ts'
import { uploadStatement } from './use-cases/upload-statement.ts'

const office = testOffice()
const { colleague, account, brought, taken, lines } = banksOf(office)

const january = [
  '05/01/2026,TRF FROM SALIM,FT26-1,,"1,200.500",11200.500',
  '07/01/2026,SERVICE CHARGE,,2.100,,11198.400',
  '07/01/2026,SERVICE CHARGE,,2.100,,11196.300',
]

test('a statement is tried, and its lines are kept once with what came in and went out', async () => {
  const huda = await colleague('huda', 'accountant')
  const accountId = await account()
  const statementId = await brought(huda, accountId, january)
  expect(await bankStatement(huda, statementId)).toMatchObject({ status: 'checked', fresh: 3, known: 0, faults: [] })
  expect(await lines(accountId)).toEqual([])
  expect(await takeStatement(huda, { statementId })).toEqual({ accountId, fresh: 3, known: 0 })
  expect(await lines(accountId)).toMatchObject([
    { day: '2026-01-05', amount: 1_200_500n, reference: 'FT26-1', balance: 11_200_500n, status: 'new' },
    { day: '2026-01-07', amount: -2_100n, balance: 11_198_400n },
    { day: '2026-01-07', amount: -2_100n, balance: 11_196_300n },
  ])
  expect(await office.history()).toContain('finance.bank-statement-imported')
  expect(await banks(huda)).toMatchObject([{ told: { waiting: 3, lastDay: '2026-01-07', stated: 11_196_300n } }])
  const told = async (query: string) =>
    (await csvRows(banksExported(visit(huda, `/x?format=csv&${query}`)))).map((row) => [row[0], row[3], row[4], row[7]])
  expect(await told('state=waiting&q=مسقط')).toEqual([
    ['بنك مسقط', 'فيها سطور بلا مطابقة', '3', '11196.300'],
    ['مجموع: تشغيلي', '', '', '11196.300'],
  ])
  for (const none of ['state=matched', 'held=trust', 'q=نزوى']) expect(await told(none)).toEqual([])
  const found = await bankLines(huda, accountId, readLinesAsked(new URLSearchParams('q=service&status=new&page=9')))
  expect(found).toMatchObject({ count: 2, at: 1, sums: { came: 0n, went: 4_200n } })
  const away = async (query: string) => {
    const rows = await csvRows(linesExported(visit(huda, `/x?format=csv&${query}`, { params: { accountId } })))
    return rows.map((row) => [row[0], row[3], row[4], row[5]])
  }
  expect(await away('way=out&from=2026-01-07')).toEqual([
    ['SERVICE CHARGE', '', '2.100', '11196.300'],
    ['SERVICE CHARGE', '', '2.100', '11198.400'],
    ['المجموع', '', '4.200', ''],
  ])
  expect((await away('way=in')).at(-1)).toEqual(['المجموع', '1200.500', '', ''])
  for (const other of ['x', huda.newId()])
    expect(await statusOf(linesExported(visit(huda, '/x', { params: { accountId: other } })))).toBe(404)
})

test('a file that overlaps adds what is new, and says what it left out; one that brings nothing is refused', async () => {
  const huda = await colleague('huda', 'accountant')
  const accountId = await account()
  await taken(huda, accountId, january)
  const more = [...january.slice(1), '12/01/2026,CASH DEPOSIT,7781,,20,11216.300']
  expect(await taken(huda, accountId, more)).toMatchObject({ fresh: 1, known: 2 })
  await expect(taken(huda, accountId, january)).rejects.toMatchObject({ code: 'finance.statement-known' })
  expect(await lines(accountId)).toHaveLength(4)
})

test('of two who take one file, or two files of the same days, at once every line is kept once', async () => {
  const [huda, salim] = [await colleague('huda', 'accountant'), await colleague('salim', 'financeManager')]
  const accountId = await account()
  const [one, other] = [await brought(huda, accountId, january), await brought(salim, accountId, january)]
  const tries = await atOnce(office, (tx) => tx.selectFrom('bankStatements').select('id').forUpdate().execute(), [
    () => takeStatement(huda, { statementId: one }),
    () => takeStatement(salim, { statementId: one }),
    () => takeStatement(salim, { statementId: other }),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lines(accountId)).toHaveLength(3)
})

test('alike in everything without a balance, lines are told apart by which of them each is', async () => {
  const huda = await colleague('huda', 'accountant')
  const accountId = await account()
  const head = 'التاريخ,البيان,المبلغ'
  const two = ['2026-01-09,POS,-5', '2026-01-09,POS,-5']
  expect(await taken(huda, accountId, two, head)).toMatchObject({ fresh: 2 })
  expect(await taken(huda, accountId, [...two, '2026-01-09,POS,-5'], head)).toMatchObject({ fresh: 1, known: 2 })
})

test('rows that a bank would not write are told one by one, and as a file; nothing of it is kept', async () => {
  const huda = await colleague('huda', 'accountant')
  const accountId = await account()
  const wrong = [
    '٠٥/٠١/٢٠٢٦,إيداع,٧٧٨١,,٢٠٫٥٠٠,',
    '35/01/2026,x,,1,,',
    '06/01/2026,y,,1,1,',
    '06/01/2027,z,,,abc,',
    '07/01/2026,w,,,0,',
  ]
  const statementId = await brought(huda, accountId, wrong)
  const { faults = [] } = (await bankStatement(huda, statementId)) ?? {}
  expect(faults.map(({ row, field }) => [row, field])).toEqual([
    [3, 'التاريخ'],
    [4, 'إيداع'],
    [5, 'التاريخ'],
    [5, 'إيداع'],
    [6, 'إيداع'],
  ])
  await expect(takeStatement(huda, { statementId })).rejects.toMatchObject({ code: 'finance.statement-faulty' })
  const file = await faultsFile(visit(huda, '/', { params: { statementId } }) as never)
  const rows = await readSheet({ name: 'x.xlsx', bytes: Buffer.from(await (file as Response).arrayBuffer()) } as never)
  expect(rows).toHaveLength(6)
  await leaveStatement(huda, { statementId })
  expect(await lines(accountId)).toEqual([])
})

test('a balance that does not follow from the one before is found, whichever end the bank begins at', async () => {
  const huda = await colleague('huda', 'accountant')
  const accountId = await account()
  const gap = await brought(huda, accountId, [january[0] ?? '', january[2] ?? ''])
  expect((await bankStatement(huda, gap))?.faults).toMatchObject([{ row: 3, field: 'الرصيد' }])
  expect(await taken(huda, accountId, january.toReversed())).toMatchObject({ fresh: 3 })
  expect((await lines(accountId)).map(({ balance }) => balance)).toEqual([11_200_500n, 11_198_400n, 11_196_300n])
})

test('what each column means is remembered for the account, wherever it stands the next time', async () => {
  const huda = await colleague('huda', 'accountant')
  const accountId = await account()
  const { id: first } = await uploadStatement(huda, { accountId, ...statement(['2026-01-05,a,r1,9'], 'يوم,شرح,س,ع') })
  const typed = { statementId: first, 'column-day': '0', 'column-description': '1', 'column-reference': '2' }
  await expect(checkStatement(huda, typed)).rejects.toMatchObject({ issues: [{ path: ['column-amount'] }] })
  await expect(checkStatement(huda, { ...typed, 'column-withdrawn': '3' })).rejects.toMatchObject({
    issues: [{ path: ['column-deposited'] }],
  })
  await expect(takeStatement(huda, { statementId: first })).rejects.toMatchObject({ code: 'finance.statement-unchecked' })
  await checkStatement(huda, { ...typed, 'column-amount': '3' })
  await takeStatement(huda, { statementId: first })
  const { id } = await uploadStatement(huda, { accountId, ...statement(['7,2026-01-06,a,r2'], 'ع,يوم,شرح,س') })
  expect(await bankStatement(huda, id)).toMatchObject({ mapping: { day: 1, description: 2, reference: 3, amount: 0 } })
})

test('who may not match the bank brings no statement, and sees none without the right to look', async () => {
  const fatima = await colleague('fatima', 'cashier')
  const auditor = await colleague('nasser', 'auditor')
  const accountId = await account()
  await expect(uploadStatement(auditor, { accountId, ...statement(january) })).rejects.toMatchObject({ status: 403 })
  const open = (who: typeof fatima) => answered(bankPage(visit(who, '/', { params: { accountId } }) as never))
  expect(await open(fatima)).toMatchObject({ init: { status: 403 } })
  expect(await open(auditor)).toMatchObject({ mayMatch: false, count: 0 })
})

test.each([
  ['31/01/2026', 'day', '2026-01-31'],
  ['1-2-26', 'day', '2026-02-01'],
  ['02/13/2026', 'month', '2026-02-13'],
  ['05-Jan-2026 10:20', 'day', '2026-01-05'],
  ['٢٠٢٦-٠١-٠٥', 'day', '2026-01-05'],
  ['31/02/2026', 'day', null],
] as const)('a bank writes the day %s', (typed, order, day) => expect(dayIn(typed, order)).toBe(day))

test('a file says by its rows which part of a day comes first, and one mistyped row turns none of the others around', () => {
  expect(orderOf(['20/11/2026', '1/2/2026', '1/13/2026', '21/11/2026'])).toBe('day')
  expect(orderOf(['11/20/2026', '1/2/2026', undefined])).toBe('month')
  expect(orderOf(['20/11/2026', '32/13/2026'])).toBe('day')
})

test.each([
  ['1,250.500', 1_250_500n],
  ['(20.000)', -20_000n],
  ['20-', -20_000n],
  ['٢٠٫٥ ر.ع.', 20_500n],
  ['12.345000000001', 12_345n],
  ['20.000 DR', -20_000n],
  ['1.2345', null],
  ['n/a', null],
])('a bank writes the amount %s', (typed, amount) => expect(moneyIn(typed)).toBe(amount))
