import { expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { mergeCustomers } from '#areas/customers/merging/use-cases/merge-customers.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { accountInShort } from '#areas/finance/statements/account-in-short.ts'
import type { Ctx } from '#platform/context.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import type { AskCreditTransferForm } from './inputs.ts'
import { askCreditTransfer } from './use-cases/ask-credit-transfer.ts'
import { reverseCreditTransfer } from './use-cases/reverse-credit-transfer.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, wrong } = payersOf(office)
const { colleague } = boxesOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

let people = 0
const named = (word: string) => {
  people += 1
  return `${word}${people}`
}
const said = () => colleague(named('said'), 'financeManager')
const why = { reason: 'أخوه ويسدد عنه', consent: 'كتب إلينا', evidence: [] }
let noura: Ctx
const asks = (partyId: string, takerId: string, amount: string, more: Partial<AskCreditTransferForm> = {}) =>
  askCreditTransfer(noura, { id: id(), partyId, takerId, amount, ...why, ...more })
const agrees = async (approvalId: string | null) => approve(await said(), { approvalId: approvalId ?? '' })
const statusOf = async (creditTransferId: string) =>
  (await office.db.selectFrom('creditTransfers').select('status').where('id', '=', creditTransferId).executeTakeFirstOrThrow())
    .status
const reverses = (creditTransferId: string, who = huda()) => reverseCreditTransfer(who, { creditTransferId, reason: 'خطأ' })

/** Salim, who paid thirty and ten and owes nothing, and Said, to whom some of it goes. */
async function two() {
  await box()
  noura = await colleague(named('noura'), 'accountant')
  const [salim, brother] = [await customer('سالم الكثيري'), await customer('سعيد باعمر')]
  for (const amount of ['30', '10']) await pays(salim, amount)
  return { salim, brother, credits: async () => [await credit(salim), await credit(brother)] }
}

test('above the amount of the rule another agrees; it is the other’s credit then, and pays what he owes', async () => {
  const { salim, brother, credits } = await two()
  const { id: transferId, number, approvalId, isWaiting } = await asks(salim, brother, '35', { evidence: [pdf] })
  expect([number, isWaiting, await credits()]).toEqual(['CT-SLL26-00001', true, [40_000n, 0n]])
  await nothingWrong()
  await expect(approve(noura, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ status: 403 })
  await agrees(approvalId)
  expect([await statusOf(transferId), await credits()]).toEqual(['done', [5_000n, 35_000n]])
  const { chargeId } = await owes(brother, '20')
  await pays(brother, '0.005', { charge1: chargeId, pay1: '0.005' })
  const papersOf = async (partyId: string) => (await accountInShort(huda(), partyId))?.papers
  expect(await papersOf(brother)).toContainEqual(expect.objectContaining({ number, label: 'رصيد محوّل إليه', of: 'receipt' }))
  const given = { number, label: 'تحويل رصيد منه', of: 'credit-transfer' }
  expect(await papersOf(salim)).toContainEqual(expect.objectContaining(given))
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.credit-transfer-asked', 'finance.credit-transferred']))
  await nothingWrong()
})

test('whoever asks for credit that is promised hears to what: to a transfer that waits, to vouchers, or to both', async () => {
  const { salim, brother } = await two()
  const refund = (amount: string) =>
    askRefund(huda(), { id: id(), partyId: salim, amount, method: 'cash', purpose: 'رد ما بقي' }).then(
      () => null,
      (refused: { issues: { message: string }[] }) => refused.issues[0]?.message,
    )
  expect(await refund('41')).toBe('رصيده الدائن 40.000 ر.ع. فقط.')
  await asks(salim, brother, '35')
  expect(await refund('6')).toBe('بقي من رصيده 5.000 ر.ع. بعد تحويل رصيد ينتظر الاعتماد.')
  expect(await refund('5')).toBeNull()
  expect(await refund('1')).toBe('رصيده كله في سندات لم تُصرف وتحويل رصيد ينتظر الاعتماد.')
})

test('a small one is done at once, and what is cut into small ones is weighed as one', async () => {
  const { salim, brother, credits } = await two()
  expect(await asks(salim, brother, '20')).toMatchObject({ isWaiting: false, approvalId: null })
  expect(await credits()).toEqual([20_000n, 20_000n])
  const both = await Promise.all(['0.005', '0.010'].map((amount) => asks(salim, brother, amount)))
  expect(both).toMatchObject([{ isWaiting: true }, { isWaiting: true }])
  await nothingWrong()
})

test('undone it is as before, until the other has used of it or promised some', async () => {
  const { salim, brother, credits } = await two()
  const first = await asks(salim, brother, '12')
  await reverses(first.id)
  expect([await statusOf(first.id), await credits()]).toEqual(['reversed', [40_000n, 0n]])
  await expect(reverses(first.id)).rejects.toMatchObject({ code: 'finance.credit-transfer-changed' })
  await nothingWrong()

  const second = await asks(salim, brother, '12')
  const { id: receiptId } = await office.db
    .selectFrom('receipts')
    .select('id')
    .where('number', '=', second.number)
    .executeTakeFirstOrThrow()
  await expect(reverseReceipt(huda(), { receiptId, reason: 'خطأ' })).rejects.toMatchObject({
    code: 'finance.receipt-of-transfer',
  })
  await askRefund(huda(), { id: id(), partyId: brother, amount: '5', method: 'cash', purpose: 'زائد' })
  await expect(reverses(second.id)).rejects.toMatchObject({ code: 'finance.transferred-credit-used' })
  expect([await statusOf(second.id), await credits()]).toEqual(['done', [28_000n, 12_000n]])
  await nothingWrong()
})

test('never more than is free: not what waits to go elsewhere, nor twice, and not what was used meanwhile', async () => {
  const { salim, brother, credits } = await two()
  await expect(asks(salim, brother, '40.001')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const { approvalId } = await asks(salim, brother, '30')
  await expect(asks(salim, brother, '10.001')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const back = { id: id(), partyId: salim, amount: '15', method: 'cash', purpose: 'زائد' } as const
  await expect(askRefund(huda(), back)).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const { chargeId } = await owes(salim, '35')
  await pays(salim, '0.005', { charge1: chargeId, pay1: '0.005' })
  await reject(await said(), { approvalId: approvalId ?? '', note: 'يسدد به ما عليه', decision: 'reject' })
  const again = await asks(salim, brother, '38')
  const paid = await office.db.selectFrom('receipts').select('id').where('amount', '=', 30_000n).executeTakeFirstOrThrow()
  await reverseReceipt(huda(), { receiptId: paid.id, reason: 'على عميل آخر' })
  await expect(agrees(again.approvalId)).rejects.toMatchObject({ code: 'finance.credit-used' })
  expect([await credits(), await debt(salim)]).toEqual([[10_000n, 0n], 34_995n])
  await nothingWrong()
})

test('of many at once no more goes over than lies there', async () => {
  const { salim, brother, credits } = await two()
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => asks(salim, brother, '9.5')))
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(made.filter(({ isWaiting }) => !isWaiting)).toHaveLength(2)
  expect(made.filter(({ isWaiting }) => isWaiting)).toHaveLength(2)
  expect(await credits()).toEqual([21_000n, 19_000n])
  await nothingWrong()
})

test('a form pressed twice is one transfer, to somebody else, by whoever may', async () => {
  const { salim, brother, credits } = await two()
  const formId = id()
  const form = { id: formId, partyId: salim, takerId: brother, amount: '5', ...why }
  await Promise.all([1, 2].map(() => askCreditTransfer(huda(), form)))
  expect(await credits()).toEqual([35_000n, 5_000n])
  await expect(asks(salim, salim, '1')).rejects.toMatchObject({ issues: [{ path: ['takerId'] }] })
  await expect(asks(salim, id(), '1')).rejects.toMatchObject({ status: 404 })
  await expect(askCreditTransfer(office.staff('sami'), { ...form, id: id() })).rejects.toMatchObject({ status: 403 })
  await nothingWrong()
})

test('gathered for one out of many, or asked for by one colleague in a day, small ones are weighed as one too', async () => {
  const { salim, brother } = await two()
  const [ali, amr, hind] = [await customer('علي الشحري'), await customer('عامر المهري'), await customer('هند قطن')]
  for (const one of [ali, amr, hind]) await pays(one, '60')
  const [zahra, hamad] = [await colleague(named('zahra'), 'accountant'), await colleague(named('hamad'), 'accountant')]
  const waits = async (ctx: Ctx, partyId: string, takerId: string) =>
    (await askCreditTransfer(ctx, { id: id(), partyId, takerId, amount: '12', ...why })).isWaiting
  expect(await waits(noura, salim, brother)).toBe(false)
  expect(await waits(zahra, ali, brother), 'to the same taker').toBe(true)
  expect(await waits(noura, amr, ali), 'by the same colleague').toBe(true)
  const atOnce = await Promise.all([waits(zahra, ali, salim), waits(hamad, hind, salim)])
  expect(atOnce.toSorted(), 'to one taker by two').toEqual([false, true])
  await nothingWrong()
})

test('nobody agrees to what they asked for, whatever they are, and of two who agree at once one is late', async () => {
  const { salim, brother, credits } = await two()
  const manager = await colleague(named('salim'), 'generalManager')
  const form = { id: id(), partyId: salim, takerId: brother, amount: '25', ...why }
  const { approvalId, isWaiting } = await askCreditTransfer(manager, form)
  expect(isWaiting).toBe(true)
  await expect(approve(manager, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ code: 'access.own-request' })
  const both = await Promise.allSettled([agrees(approvalId), agrees(approvalId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await credits()).toEqual([15_000n, 25_000n])
  const back = await Promise.allSettled([reverses(form.id, noura), reverses(form.id, manager)])
  expect(back.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await nothingWrong()
})

test('who turned out to be one and the same meanwhile gives nothing to themselves', async () => {
  const { salim, brother, credits } = await two()
  const { id: transferId, approvalId } = await asks(salim, brother, '30')
  const maryam = office.staff('maryam', ...Object.values(customersPermissions))
  await mergeCustomers(maryam, { id: salim, otherId: brother })
  await expect(agrees(approvalId)).rejects.toMatchObject({ code: 'finance.transfer-to-oneself' })
  expect(await statusOf(transferId)).toBe('submitted')
  await reject(await said(), { approvalId: approvalId ?? '', note: 'صارا واحدًا', decision: 'reject' })
  expect([await statusOf(transferId), (await credits())[0]]).toEqual(['rejected', 40_000n])
  await nothingWrong()
})

test('both hear that credit went and came back, and neither the other’s name', async () => {
  const { salim, brother } = await two()
  const { id: transferId, number } = await asks(salim, brother, '12')
  await office.announce()
  await reverses(transferId)
  await office.announce()
  const texts = (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)
  expect(texts.filter((text) => text.includes(number)).toSorted()).toEqual(
    [
      `التحالف: حوّلنا من رصيدك 12.000 ر.ع. إلى عميل آخر بطلبك، تحويل ${number}. إن لم تطلبه فاتصل بنا`,
      `التحالف: أُضيف إلى رصيدك 12.000 ر.ع. من عميل آخر، تحويل ${number}`,
      `التحالف: ألغينا التحويل ${number}، وعاد إلى رصيدك 12.000 ر.ع.`,
      `التحالف: ألغينا التحويل ${number}، فخرج من رصيدك 12.000 ر.ع.`,
    ].toSorted(),
  )
})
