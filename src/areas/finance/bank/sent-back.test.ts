import { expect, test } from 'vitest'
import { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { returnWithdrawn } from '#areas/finance/cash/use-cases/settle-move.ts'
import { withdrawCash } from '#areas/finance/cash/use-cases/withdraw-cash.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { unseenEntries } from './entries.ts'
import { bankLine } from './line-detail.ts'
import { loader as reconciliation } from './routes/back-office-reconciliation.tsx'
import { sureShown } from './sure.ts'
import { matchEntries, matchFee } from './use-cases/match-line.ts'
import { reconcile } from './use-cases/reconcile.ts'
import { unmatchLine } from './use-cases/unmatch-line.ts'

const office = testOffice()
const { account, taken, lines } = banksOf(office)
const { huda, id, customer, box, credit, wrong } = payersOf(office)
const dayLong = 86_400_000
const iban = 'OM810180000001299123456'
const today = () => dayOf(huda().now())
const on = (day: string) => ({
  out: `${day},TRF TX0,,10,,10`,
  back: `${day},RETURN TX0,,,10,20`,
})

/** Twenty came and the bank has shown it; ten of it were sent back to whoever paid. */
async function paid() {
  const [partyId, accountId, day] = [await customer(), await account(), today()]
  const way = { method1: 'bank-transfer', account1: accountId } as const
  await receivePayment(huda(), { id: id(), partyId, ...way, amount1: '20', reference1: 'FT1' })
  await taken(huda(), accountId, [`${day},TRF FT1,,,20,20`])
  await matched(accountId, 0)
  const asked = { partyId, amount: '10', method: 'bank-transfer', iban, purpose: 'ألغى الحجز' } as const
  const { id: payoutId } = await askRefund(huda(), { id: id(), ...asked })
  await transferPayout(huda(), { payoutId, account: accountId, reference: 'TX0' })
  const reversed = () => reversePayout(huda(), { payoutId, reason: 'أعاده البنك' })
  return { partyId, accountId, day, reversed }
}

const lineAt = async (accountId: string, nth: number) => (await lines(accountId))[nth]?.id ?? ''
const proposals = async (accountId: string, nth: number) =>
  (await bankLine(huda(), await lineAt(accountId, nth), ''))?.choices?.proposals ?? []
const missing = async (accountId: string) =>
  (await unseenEntries(office, { id: accountId, heldFor: 'operating' })).map(({ amount }) => amount)
const statuses = async (accountId: string) => (await lines(accountId)).map(({ status }) => status)
const lock = (accountId: string, until: string, stated: string) => reconcile(huda(), { accountId, until, stated })

/** By the first that is proposed for that line. */
async function matched(accountId: string, nth: number) {
  const [first] = await proposals(accountId, nth)
  const entry = first?.act === 'entry' ? first.fields[0]?.[1] : undefined
  await matchEntries(huda(), { lineId: await lineAt(accountId, nth), entry })
}
const unmatched = async (accountId: string, nth: number) =>
  unmatchLine(huda(), { lineId: await lineAt(accountId, nth), reason: 'سطر آخر' })

test('what was reversed and the bank shows twice is matched twice, in whichever order, and its month is locked', async () => {
  const { partyId, accountId, day, reversed } = await paid()
  const byCard = { method1: 'card', amount1: '10.200', reference1: '0001' } as const
  await receivePayment(huda(), { id: id(), partyId, ...byCard })
  await reversed()
  expect(await missing(accountId)).toEqual([])
  await taken(huda(), accountId, [on(day).out, on(day).back])
  // Nobody has said yet that the bank shows both: of neither the machine is sure.
  const bank = await bankAccountOf(huda(), accountId)
  expect(bank && (await sureShown(huda(), bank))).toBeNull()
  expect(await proposals(accountId, 1)).toMatchObject([{ act: 'entry', sure: false, why: expect.stringContaining('وعُكس') }])
  expect(await proposals(accountId, 2)).toMatchObject([{ act: 'entry', sure: false }, { act: 'cards' }])
  await matched(accountId, 2)
  expect(await missing(accountId)).toEqual([-10_000n])
  expect(await proposals(accountId, 1)).toMatchObject([{ act: 'entry', sure: true }])
  await unmatched(accountId, 2)
  await matched(accountId, 1)
  expect(await missing(accountId)).toEqual([10_000n])
  expect(await proposals(accountId, 2)).toMatchObject([{ act: 'entry', sure: true }, { act: 'cards' }])
  expect(await wrong()).toEqual([])
  await matched(accountId, 2)
  office.later(dayLong)
  await lock(accountId, day, '20')
  expect([await statuses(accountId), await missing(accountId), await wrong()]).toEqual([['locked', 'locked', 'locked'], [], []])
})

test('what the bank has shown to go out is reversed when it sent it back, and its return is matched with the mirror', async () => {
  const { partyId, accountId, day, reversed } = await paid()
  await taken(huda(), accountId, [on(day).out])
  expect(await proposals(accountId, 1)).toMatchObject([{ act: 'entry', sure: true, why: 'المبلغ والمرجع نفسهما' }])
  await matched(accountId, 1)
  office.later(dayLong)
  await lock(accountId, day, '10')
  const next = today()
  // So long may pass until somebody hears of it; the mirror is of that day.
  office.later(25 * dayLong)
  await reversed()
  expect([await credit(partyId), await missing(accountId)]).toEqual([20_000n, [10_000n]])
  await taken(huda(), accountId, [on(next).back])
  await matched(accountId, 2)
  await lock(accountId, next, '20')
  expect([await statuses(accountId), await missing(accountId), await wrong()]).toEqual([['locked', 'locked', 'locked'], [], []])
})

test('the bank may show neither, which nobody explains; one of the two is missed until the other is shown', async () => {
  const { accountId, day, reversed } = await paid()
  await reversed()
  await taken(huda(), accountId, [on(day).out])
  await matched(accountId, 1)
  await unmatched(accountId, 1)
  expect([await missing(accountId), await wrong()]).toEqual([[], []])
  await matched(accountId, 1)
  office.later(dayLong)
  await lock(accountId, day, '10')
  expect((await reconciliation(visit(huda(), '/', { params: { accountId } }))).unseen).toMatchObject([{ amount: 10_000n }])
  const second = daysAfter(day, 1)
  await taken(huda(), accountId, [`${second},SERVICE CHARGE,,1,,9`])
  await matchFee(huda(), { lineId: await lineAt(accountId, 2) })
  office.later(dayLong)
  await expect(lock(accountId, second, '9')).rejects.toMatchObject({ issues: [{ path: ['explained'] }] })
})

test('a pair of which the bank shows nothing keeps no later month open', async () => {
  const { accountId, day, reversed } = await paid()
  await reversed()
  office.later(dayLong)
  await lock(accountId, day, '20')
  const second = today()
  await taken(huda(), accountId, [`${second},SERVICE CHARGE,,1,,19`])
  const lineId = await lineAt(accountId, 1)
  await matchFee(huda(), { lineId })
  await unmatchLine(huda(), { lineId, reason: 'ليست عمولة' })
  // What the match itself had posted, and took back, is no entry.
  expect((await bankLine(huda(), lineId, ''))?.choices?.entries).toMatchObject([{ amount: -10_000n, reversed: true }])
  await matchFee(huda(), { lineId })
  office.later(dayLong)
  await lock(accountId, second, '19')
  expect(await wrong()).toEqual([])
})

test('what came and was called back is matched by hand, once its receipt is reversed; a mistake stays refused while it is shown', async () => {
  const [partyId, accountId, day] = [await customer(), await account(), today()]
  const way = { method1: 'bank-transfer', account1: accountId, amount1: '20', reference1: 'FT1' } as const
  const { id: receiptId } = await receivePayment(huda(), { id: id(), partyId, ...way })
  await taken(huda(), accountId, [`${day},TRF FT1,,,20,20`, `${day},RECALL FT1,,20,,0`])
  await matched(accountId, 0)
  const undo = () => reverseReceipt(huda(), { receiptId, reason: 'استردّه المرسل' })
  await expect(undo()).rejects.toMatchObject({ code: 'finance.seen-at-bank' })
  await unmatched(accountId, 0)
  await undo()
  for (const nth of [0, 1]) {
    const lineId = await lineAt(accountId, nth)
    const { entries = [], proposals: found } = (await bankLine(huda(), lineId, ''))?.choices ?? {}
    if (nth === 0) expect(found).toEqual([])
    await matchEntries(huda(), { lineId, entry: String(entries[0]?.id) })
  }
  expect([await missing(accountId), await wrong()]).toEqual([[], []])
})

test('what was called back after its month was locked is reversed once the bank shows that it went, and its line is matched', async () => {
  const [partyId, accountId, day] = [await customer(), await account(), today()]
  const way = { method1: 'bank-transfer', account1: accountId, amount1: '20', reference1: 'FT1' } as const
  const { id: receiptId } = await receivePayment(huda(), { id: id(), partyId, ...way })
  await taken(huda(), accountId, [`${day},TRF FT1,,,20,20`])
  await matched(accountId, 0)
  office.later(dayLong)
  await lock(accountId, day, '20')
  const undo = () => reverseReceipt(huda(), { receiptId, reason: 'استردّه المرسل' })
  await expect(undo()).rejects.toMatchObject({
    code: 'finance.seen-in-locked-month',
    message: expect.stringContaining('ارفع الكشف'),
  })
  await expect(unmatched(accountId, 0)).rejects.toMatchObject({ code: 'finance.line-locked' })
  const next = today()
  await taken(huda(), accountId, [`${next},RECALL FT1,,20,,0`])
  await undo()
  expect([await credit(partyId), await missing(accountId)]).toEqual([0n, [-20_000n]])
  await matched(accountId, 1)
  office.later(dayLong)
  await lock(accountId, next, '0')
  expect([await statuses(accountId), await missing(accountId), await wrong()]).toEqual([['locked', 'locked'], [], []])
})

test('cash drawn in a month that is locked goes back to the account once the bank shows it there again', async () => {
  const [partyId, accountId, boxId, day] = [await customer(), await account(), await box('noor'), today()]
  const way = { method1: 'bank-transfer', account1: accountId, amount1: '20', reference1: 'FT1' } as const
  await receivePayment(huda(), { id: id(), partyId, ...way })
  const moveId = id()
  await withdrawCash(huda(), { moveId, account: accountId, boxId, amount: '5', slip: 'CW-771' })
  await taken(huda(), accountId, [`${day},TRF FT1,,,20,20`, `${day},ATM,,5,,15`])
  for (const nth of [0, 1]) await matched(accountId, nth)
  const undo = () => returnWithdrawn(huda(), { moveId, reason: 'لم يصل الصندوق' })
  await expect(undo()).rejects.toMatchObject({ code: 'finance.seen-at-bank' })
  office.later(dayLong)
  await lock(accountId, day, '15')
  await expect(undo()).rejects.toMatchObject({ code: 'finance.seen-in-locked-month' })
  await taken(huda(), accountId, [`${today()},CASH DEPOSIT,,,5,20`])
  await undo()
  await matched(accountId, 2)
  expect([await missing(accountId), await wrong()]).toEqual([[], []])
})
