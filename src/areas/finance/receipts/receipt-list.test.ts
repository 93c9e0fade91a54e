import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { receipts } from './queries.ts'
import { readReceiptsAsked, receiptsAddress } from './receipt-asked.ts'
import { loader as exported } from './routes/receipts-export.ts'
import { receivePayment } from './use-cases/receive-payment.ts'
import { reverseReceipt } from './use-cases/reverse-receipt.ts'

const office = testOffice()
const { huda, person, id, customer, box, pays } = payersOf(office)

const asked = (query: string) => readReceiptsAsked(new URLSearchParams(query))
const listed = async (query: string, ctx = huda()) => (await receipts(ctx, asked(query))).rows.map(({ number }) => number)
const [first, second, third] = ['RC-SLL26-00001', 'RC-SLL26-00002', 'RC-SLL26-00003']

/** Salim in cash, Said by card and in cash, and a transfer of Said's that was reversed. */
async function three() {
  await box()
  const [salim, said] = [await customer('سالم الكثيري'), await customer('سعيد المعشني')]
  await pays(salim, '10')
  const ways = { method1: 'card', amount1: '30', reference1: 'POS-4512', method2: 'cash', amount2: '5' } as const
  await receivePayment(huda(), { id: id(), partyId: said, ...ways })
  const card = { method1: 'card', amount1: '8', reference1: 'POS-9' } as const
  const { id: receiptId } = await receivePayment(person('noor'), { id: id(), partyId: said, ...card })
  await reverseReceipt(huda(), { receiptId, reason: 'خطأ' })
  return { salim, said }
}

test('a receipt is found by its number, its customer and its references, and narrowed by the rest', async () => {
  const { salim } = await three()
  expect(await listed('')).toEqual([third, second, first])
  expect(await listed('q=26-00002')).toEqual([second])
  expect(await listed('q=سعيد')).toEqual([third, second])
  expect(await listed('q=CU-10001')).toEqual([first])
  expect(await listed('q=٩١٢٠٠٠٠١')).toEqual([first])
  expect(await listed('q=سعيد pos-4512')).toEqual([second])
  expect(await listed(`party=${salim}`)).toEqual([first])
  expect(await listed('party=x')).toEqual([])
  expect(await listed('method=cash')).toEqual([second, first])
  expect(await listed('state=reversed')).toEqual([third])
  expect(await listed('by=noor')).toEqual([third])
  expect(await listed('from=2026-01-16')).toEqual([])
  expect(await listed('from=2026-01-15&to=2026-01-15')).toHaveLength(3)
})

test('what they come to in each way leaves out what was reversed, and one way is summed alone', async () => {
  await three()
  const sums = async (query: string) => (await receipts(huda(), asked(query))).sums
  expect(await sums('')).toEqual([
    { method: 'cash', sum: 15_000n },
    { method: 'card', sum: 30_000n },
  ])
  expect(await sums('method=card')).toEqual([{ method: 'card', sum: 30_000n }])
  expect(await sums('state=reversed')).toEqual([{ method: 'card', sum: 8_000n }])
})

test('whoever works elsewhere sees none of them, in the list and in the file', async () => {
  await three()
  await openBranches(office.db)
  const elsewhere = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewReceipts, may.exportReceipts)
  expect(await receipts(elsewhere, asked(''))).toMatchObject({ rows: [], count: 0, sums: [], people: [] })
  const file = await exported(visit(elsewhere, '/export?format=csv'))
  expect((await file.text()).trim().split('\r\n')).toHaveLength(1)
})

test('the list leaves the house as it stands in its address, and that is written down', async () => {
  await three()
  const csv = await (await exported(visit(huda(), '/export?format=csv&method=cash'))).text()
  expect(
    csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(0, 10)),
  ).toEqual([
    [second, '2026-01-15', 'سعيد المعشني', '5.000', '30.000', '', '', '', '', '35.000'],
    [first, '2026-01-15', 'سالم الكثيري', '10.000', '', '', '', '', '', '10.000'],
    ['مجموع: صادر', '', '', '15.000', '30.000', '', '', '', '', '45.000'],
  ])
  expect(await statusOf(exported(visit(huda(), '/export')))).toBe(200)
  expect(await office.history()).toContain('house.exported')
  expect(await answered(exported(visit(office.staff('omar', may.viewReceipts), '/export')))).toMatchObject({
    init: { status: 403 },
  })
})

test('an address says what is asked for and nothing else', () => {
  expect(receiptsAddress(asked('q=سالم&method=barter&from=2026-13-40&page=2'))).toBe(
    `/admin/finance/receipts?q=${encodeURIComponent('سالم')}&page=2`,
  )
  expect(asked('page=-3')).toMatchObject({ page: 1, method: '', from: '' })
})
