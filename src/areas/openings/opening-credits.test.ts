import { expect, test } from 'vitest'
import { deposit } from '#areas/finance/deposits/deposit-detail.ts'
import { deductDeposit } from '#areas/finance/deposits/use-cases/deduct-deposit.ts'
import { refundDeposit } from '#areas/finance/deposits/use-cases/refund-deposit.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { receipt } from '#areas/finance/receipts/receipt-detail.ts'
import { loader as receiptPage } from '#areas/finance/receipts/routes/back-office-receipt.tsx'
import { loader as receiptsExport } from '#areas/finance/receipts/routes/receipts-export.ts'
import { allocatePayment } from '#areas/finance/receipts/use-cases/allocate-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { statement } from '#areas/finance/statements/statement-queries.ts'
import { loader as receiptPdf } from '#areas/finance/vouchers/routes/back-office-receipt-pdf.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { pdf } from '#testing/stories.ts'
import { answered, visit } from '#testing/visit.ts'
import { openingImport } from './opening-queries.ts'

const office = testOffice()
const { bringPapers, opens, twoOfThem } = openingsOf(office)
const { customer, owes, debt, credit, wrong, huda: agent, id } = payersOf(office)

async function people() {
  const two = await twoOfThem()
  const salim = await customer('سالم الكثيري')
  const { sequence } = await office.db.selectFrom('parties').select('sequence').where('id', '=', salim).executeTakeFirstOrThrow()
  return { two, salim, number: `CU-${sequence}` }
}
const itemsThere = () => office.db.selectFrom('openingItems').selectAll().orderBy('place').execute()

test('what customers had paid ahead is their credit: it pays what they owe, goes back, and is no receipt of ours', async () => {
  const { two, salim, number } = await people()
  await opens(two, 'credits', [`${number},RV-77,120.500,2025-11-30`, `${number},,30,`])
  expect(await credit(salim)).toBe(150_500n)
  expect(await balanceOf(office, { account: '3999' })).toBe(-150_500n)
  const [first, second] = await itemsThere()
  expect(await receipt(agent(), first?.id)).toMatchObject({ kind: 'opening-credit', number: 'RV-77', unused: 120_500n })
  expect(await receipt(agent(), second?.id)).toMatchObject({ number: expect.stringMatching(/^OC-[A-Z]{3}26-00002$/) })
  expect(await wrong()).toEqual([])

  await owes(salim, '100')
  await allocatePayment(agent(), { id: id(), partyId: salim })
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 50_500n])
  await askRefund(two.huda, {
    id: id(),
    partyId: salim,
    amount: '50.500',
    method: 'cash',
    purpose: 'طلبه',
  })
  const asked = { from: '2025-01-01', to: '2026-12-31', service: '' as const, page: 1 }
  expect((await statement(agent(), [salim], asked)).rows[0]).toMatchObject({
    paper: { label: 'رصيد دائن سابق', number: 'RV-77' },
  })

  const shown = { ...visit(agent(), '/'), params: { receiptId: first?.id } }
  expect(await receiptPage(shown)).toMatchObject({ mayReverse: false })
  expect(await answered(receiptPdf(shown))).toMatchObject({ init: { status: 404 } })
  await expect(reverseReceipt(agent(), { receiptId: first?.id ?? '', reason: 'خطأ' })).rejects.toMatchObject({
    code: 'finance.is-opening',
  })
  expect(await wrong()).toEqual([])
})

test('taken along with the receipts it stands under its own way, so that the ways add up to the amount', async () => {
  const { two, number } = await people()
  await opens(two, 'credits', [`${number},ق-77,120.500,2025-11-30`])
  const lines = (await (await receiptsExport(visit(agent(), '/x?format=csv'))).text()).trim().split('\r\n')
  const [head = [], row = [], sums = []] = lines.map((line) => line.split(','))
  const place = head.indexOf('من الدفاتر السابقة')
  const amount = head.indexOf('المبلغ')
  expect([row[0], row[place], row[amount]]).toEqual(['ق-77', '120.500', '120.500'])
  expect([sums[place], sums[amount]]).toEqual(['120.500', '120.500'])
})

test('a second credit without a number is asked for its number', async () => {
  const { two, number } = await people()
  const importId = await bringPapers(two.huda, 'credits', [`${number},,5,`, `${number},,6,`])
  const found = await openingImport(two.huda, importId)
  expect(found?.faults).toMatchObject([{ row: 3, message: 'لهذا العميل رصيد آخر بلا رقم. اكتب لكل رصيد رقمه القديم.' }])
})

test('deposits are held from the first day: taken for what is owed, and given back by a voucher', async () => {
  const { two, salim, number } = await people()
  await opens(two, 'deposits', [
    `${number},شقة 14,تحصيل الإيجارات,200,2024-06-01,2026-06-30`,
    `${number},سيارة 9,تأجير السيارات,50,,`,
  ])
  const [flat, car] = await itemsThere()
  const held = (account: string, key = '') => balanceOf(office, { account, key })
  expect([await held('2130', flat?.id), await held('2140', car?.id), await held('9130', salim)]).toEqual([200_000n, 50_000n, 0n])
  expect(await deposit(agent(), flat?.id)).toMatchObject({
    state: 'held',
    held: 200_000n,
    releaseOn: '2026-06-30',
    free: 200_000n,
  })
  expect(await wrong()).toEqual([])

  const { chargeId } = await owes(salim, '20')
  const taken = { id: id(), depositId: car?.id ?? '', charge: chargeId, amount: '20', reason: 'لم يدفع', evidence: [pdf] }
  await deductDeposit(agent(), taken)
  expect(await debt(salim)).toBe(0n)
  const back = { method: 'bank-transfer', iban: 'OM810180000001299123456', purpose: 'انتهى العقد' } as const
  await refundDeposit(two.huda, { id: id(), depositId: flat?.id ?? '', amount: '200', ...back })
  expect(await deposit(agent(), flat?.id)).toMatchObject({ free: 0n })
  expect(await wrong()).toEqual([])
})

test('a deposit without a trade in which deposits are left is told so', async () => {
  const { two, number } = await people()
  const importId = await bringPapers(two.huda, 'deposits', [
    `${number},عقد 1,مقاولات البناء,5,,`,
    `${number},,تأجير السيارات,5,,`,
  ])
  expect((await openingImport(two.huda, importId))?.faults.map(({ message }) => message)).toEqual([
    'النشاط تحصيل الإيجارات، أو تأجير السيارات، أو تأجير معدات البناء.',
    'اكتب العقد الذي عنه التأمين.',
  ])
})
