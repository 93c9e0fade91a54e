import { expect, test } from 'vitest'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { loader as receiptPaper } from '#areas/finance/vouchers/routes/back-office-receipt-pdf.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, visit } from '#testing/visit.ts'
import { receipt } from './receipt-detail.ts'
import { action } from './routes/back-office-receipt.tsx'
import { receivePayment } from './use-cases/receive-payment.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt } = payersOf(office)

const reversing = (receiptId: string, reason = 'سُجّل على عميل آخر') =>
  answered(action(visit(huda(), '/?act=reverse', { params: { receiptId }, form: { reason } })))

test('a receipt says in which ways the money came, what was handed over, what it paid and what is left', async () => {
  const [, salim] = [await box(), await customer()]
  const bank = await addCompanyAccount(huda(), {
    ...{ bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor: 'operating' },
  })
  await owes(salim, '60')
  const ways = {
    ...{ method1: 'cash', amount1: '20', tendered1: '50' },
    ...{ method2: 'card', amount2: '30', reference2: '004512' },
    ...{ method3: 'bank-transfer', amount3: '15', reference3: 'FT26015', account3: bank.id },
  } as const
  const { id: receiptId } = await receivePayment(huda(), { id: id(), partyId: salim, ...ways })

  expect(await receipt(huda(), receiptId)).toMatchObject({
    ...{ number: 'RC-SLL26-00001', payer: 'سالم الكثيري', amount: 65_000n, unused: 5_000n, change: 30_000n, reversedAt: null },
    ways: [
      { method: 'cash', landed: 'صندوق huda', tendered: 50_000n, reference: null },
      { method: 'card', landed: 'جهاز البطاقات', reference: '004512' },
      { method: 'bank-transfer', landed: 'بنك مسقط', iban: 'OM030270000000000000101', reference: 'FT26015' },
    ],
    paid: [{ description: 'تأجير سيارة 60', invoice: 'IN-SLL26-00001', amount: 60_000n, backAt: null }],
  })
})

test('the page reverses it: what it paid stays and is marked, and the reason stands on it', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '20')
  const { id: receiptId } = await pays(salim, '30')
  expect(await reversing(receiptId, '')).toMatchObject({ init: { status: 422 } })
  expect(await reversing(receiptId)).toMatchObject({ status: 303, to: `/admin/finance/receipts/${receiptId}` })

  expect(await debt(salim)).toBe(20_000n)
  const after = await receipt(huda(), receiptId)
  expect(after).toMatchObject({ unused: 0n, reason: 'سُجّل على عميل آخر', paid: [{ amount: 20_000n }] })
  expect([after?.paid[0]?.backAt, after?.reversedAt]).toEqual([expect.any(Date), expect.any(Date)])
  expect(await reversing(receiptId)).toMatchObject({ init: { status: 409 } })
})

test('once its cash was counted away it says so beforehand', async () => {
  const [, salim] = [await box(), await customer()]
  const { id: receiptId } = await pays(salim, '10')
  expect(await receipt(huda(), receiptId)).toMatchObject({ isHandedOver: false })
  const { id: sessionId } = await office.db.selectFrom('cashSessions').select('id').executeTakeFirstOrThrow()
  await countSession(huda(), { sessionId, rials10: '1' })
  await closeSession(huda(), { sessionId })
  expect(await receipt(huda(), receiptId)).toMatchObject({ isHandedOver: true })
})

test('the paper says the amount in figures and in words, the same bytes each time, and «معكوس» once it is', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '20')
  const { id: receiptId } = await pays(salim, '103.500')
  const print = async () => {
    const answer = await receiptPaper(visit(huda(), '/pdf', { params: { receiptId } }))
    return new Uint8Array(await answer.arrayBuffer())
  }
  const paper = await print()
  const said = [
    'RC-SLL26-00001',
    '103.500',
    'فقط مائة وثلاثة ريالات عمانية وخمسمائة بيسة لا غير',
    'سالم الكثيري',
    'IN-SLL26-00001',
  ]
  const text = pdfText(paper)
  for (const words of said) expect(text).toContain(words)
  expect(text).not.toContain('معكوس')
  expect(await print()).toEqual(paper)

  await reversing(receiptId)
  expect(pdfText(await print())).toContain('معكوس')
})
