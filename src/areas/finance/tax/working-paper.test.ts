import { expect, test } from 'vitest'
import { matchFee } from '#areas/finance/bank/use-cases/match-line.ts'
import { reverseBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { documentsBehind, quartersOf } from '#testing/tax-quarters.ts'
import { visit } from '#testing/visit.ts'
import { dayOf } from '#values/days.ts'
import { boxesOf } from './boxes.ts'
import { taxDocuments } from './document-queries.ts'
import { readDocumentsAsked } from './documents-asked.ts'
import { vatReturn } from './queries.ts'
import { returnsDue } from './returns-due.ts'
import { loader as documentsPage } from './routes/back-office-tax-documents.tsx'
import { loader as taxExport } from './routes/tax-export.ts'

const office = testOffice()
const { huda, id, customer, owes, registered, supplier, buys, quarter, nextQuarter, file } = quartersOf(office)
const { account, taken, lines } = banksOf(office)

/** Sold, partly taken back, bought, and kept by the bank, all in this quarter. */
async function aQuarter() {
  await registered()
  const { invoiceId, chargeId } = await owes(await customer(), '200')
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', chargeId1: chargeId, net1: '40' })
  const supplierId = await supplier()
  const billId = await buys(supplierId, '60')
  const accountId = await account()
  const day = dayOf(huda().now()).split('-').toReversed().join('/')
  await taken(huda(), accountId, [`${day},SERVICE CHARGE,,2.100,,-2.100`])
  const [line] = await lines(accountId)
  await matchFee(huda(), { lineId: line?.id ?? '', feeVat: '0.100' })
  return { was: quarter(), supplierId, billId }
}

const sumOf = (amounts: readonly (bigint | null)[]) => amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n)

test('each figure of the return stands in its box and is the sum of the papers it leads to', async () => {
  const { was, billId, supplierId } = await aQuarter()
  const boxes = boxesOf(await vatReturn(office, was))
  expect(boxes.map(({ box, base, tax }) => [box, base, tax])).toEqual([
    ['1(a)', 160_000n, 8_000n],
    ['5(a)', null, 8_000n],
    ['6(a)', 60_000n, 3_000n],
    ['6(a)', 0n, 0n],
    ['6(a)', null, 100n],
    ['7(a)', null, 8_000n],
    ['7(b)', null, 3_100n],
    ['7(c)', null, 4_900n],
  ])
  for (const { of, base, tax } of boxes) {
    if (!of) continue
    const found = await documentsBehind(office, was, of)
    expect([of, sumOf(found.map((one) => one.tax)), base && sumOf(found.map((one) => one.base))]).toEqual([of, tax, base])
  }
  expect(await documentsBehind(office, was, 'standard')).toMatchObject([{ base: 200_000n }, { base: -40_000n, tax: -2_000n }])

  nextQuarter()
  await file(was)
  await reverseBill(huda(), { billId, reason: 'سُجّلت خطأ' })
  await buys(supplierId, '60')
  expect(await documentsBehind(office, was, 'bills')).toMatchObject([{ tax: 3_000n }])
  expect(await documentsBehind(office, quarter(), 'bills')).toMatchObject([{ name: 'عكس 1', tax: -3_000n }, { tax: 3_000n }])
  const page = await documentsPage(visit(huda(), `/?quarter=${was}&of=nothing`))
  expect(page).toMatchObject({ asked: { quarter: was, of: 'standard' }, mayTake: true, base: 160_000n, tax: 8_000n })
  const told = async (query: string) => {
    const { documents, tax } = await taxDocuments(
      office,
      readDocumentsAsked(new URLSearchParams(`quarter=${was}&${query}`), huda().now()),
    )
    return [documents.length, tax]
  }
  expect([await told('q=IN-'), await told('q=لا أحد'), await told('of=bills&q=الغيار'), await told('to=2020-01-01')]).toEqual([
    ...[
      [1, 10_000n],
      [0, 0n],
      [1, 3_000n],
      [0, 0n],
    ],
  ])
})

test('the working paper is taken along as a sheet and on paper, and so are the papers behind a figure', async () => {
  const { was } = await aQuarter()
  const sheet = async (query: string) => {
    const answer = await taxExport(visit(huda(), `/?quarter=${was}${query}`))
    return readSheet({ name: 'x.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  }
  expect((await sheet('')).map(({ cells }) => cells[0])).toEqual([
    'الخانة',
    '1(a)',
    '5(a)',
    '6(a)',
    '6(a)',
    '6(a)',
    '7(a)',
    '7(b)',
    '7(c)',
  ])
  expect((await sheet('&of=bills')).slice(1).map(({ cells }) => [cells[0], cells[2], cells[4]])).toEqual([
    ['1', 'قطع الغيار', '3'],
    ['المجموع', expect.anything(), '3'],
  ])
  expect(await sheet('&of=bills&q=nothing')).toHaveLength(1)
  const paper = await taxExport(visit(huda(), `/?quarter=${was}&format=pdf`))
  expect(pdfText(new Uint8Array(await paper.arrayBuffer()))).toContain('7(c)')
  expect(await office.history()).toContain('house.exported')
})

test('a quarter that is over calls whoever files it, once, until it is filed', async () => {
  const tasks = () =>
    office.db
      .selectFrom('tasks')
      .select(['title', 'role', 'needs', 'status', 'dueAt'])
      .where('rule', '=', 'finance.vat-return-due')
      .execute()
  await returnsDue(huda())
  const { was } = await aQuarter()
  await returnsDue(huda())
  expect(await tasks()).toEqual([])
  nextQuarter()
  await returnsDue(huda())
  await returnsDue(huda())
  expect(await tasks()).toMatchObject([
    { role: 'financeManager', needs: may.fileTax.key, status: 'open', dueAt: new Date('2026-04-30T08:00:00+04:00') },
  ])
  await file(was)
  expect(await tasks()).toMatchObject([{ status: 'done' }])
  await returnsDue(huda())
  expect(await tasks()).toHaveLength(1)
})
