import { expect, test } from 'vitest'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { action } from '#areas/finance/record-pages/routes/back-office-payout.tsx'
import { atOnce } from '#testing/at-once.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { payout } from './payout-detail.ts'
import { askRefund } from './use-cases/ask-refund.ts'
import { reversePayout } from './use-cases/end-payout.ts'
import { payPayout } from './use-cases/pay-payout.ts'
import { takePayoutBack, takePayoutBackByBank } from './use-cases/take-payout-back.ts'

const office = testOffice()
const { huda, person, id, customer, box, pays, credit, inBox, wrong } = payersOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const reason = 'أعاده العميل'

/** Ten of thirty that Salim paid went back to him in cash, out of a box that huda has counted and closed since. */
async function gone() {
  const [boxId, salim] = [await box(), await customer()]
  await pays(salim, '30')
  const { id: payoutId } = await askRefund(huda(), {
    id: id(),
    partyId: salim,
    amount: '10',
    method: 'cash',
    purpose: 'ألغى الحجز',
  })
  await payPayout(huda(), { payoutId })
  const { id: sessionId } = await office.db.selectFrom('cashSessions').select('id').executeTakeFirstOrThrow()
  const closes = async () => {
    await countSession(huda(), { sessionId, rials20: '1' })
    await closeSession(huda(), { sessionId })
    office.later(1_000)
  }
  return { boxId, salim, payoutId, closes }
}

test('cash that comes back after its box was counted comes into the box of today, once, and the credit is as it was', async () => {
  const { boxId, salim, payoutId, closes } = await gone()
  await expect(takePayoutBack(huda(), { payoutId, reason })).rejects.toMatchObject({ code: 'finance.session-still-open' })
  await closes()
  await expect(reversePayout(huda(), { payoutId, reason })).rejects.toMatchObject({ code: 'finance.session-closed' })
  await expect(takePayoutBack(huda(), { payoutId, reason })).rejects.toMatchObject({ code: 'finance.no-session' })
  const today = await box('noor')
  const noor = person('noor')
  expect((await payout(noor, payoutId))?.may).toMatchObject({ reverse: false, takeBack: true, takeBackByBank: true })
  const tries = await atOnce(office, (tx) => tx.selectFrom('payouts').select('id').forUpdate().execute(), [
    () => takePayoutBack(noor, { payoutId, reason }),
    () => takePayoutBack(noor, { payoutId, reason }),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await inBox(boxId), await inBox(today), await credit(salim)]).toEqual([20_000n, 10_000n, 30_000n])
  expect(await payout(noor, payoutId)).toMatchObject({ status: 'reversed', reason, backInto: 'صندوق noor' })
  await nothingWrong()

  const { id: sessionId } = await office.db
    .selectFrom('cashSessions')
    .select('id')
    .where('boxId', '=', today)
    .executeTakeFirstOrThrow()
  await countSession(noor, { sessionId, rials10: '1' })
  await closeSession(noor, { sessionId })
  await nothingWrong()
})

test('it may come to an account of ours instead, by whoever transfers; nobody else says so', async () => {
  const { salim, payoutId, closes } = await gone()
  await closes()
  const { id: account } = await addCompanyAccount(huda(), {
    ...{ bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor: 'operating' },
  })
  const cashier = office.staff('fatima', may.viewPayouts, may.payPayouts)
  await expect(takePayoutBackByBank(cashier, { payoutId, reason, account, reference: 'FT-9' })).rejects.toMatchObject({
    status: 403,
  })
  const sent = (form: Record<string, string>) =>
    answered(action(visit(huda(), '/?act=take-back-by-bank', { params: { payoutId }, form })))
  expect(await sent({ reason, account: id(), reference: 'FT-9' })).toMatchObject({
    data: { fields: { account: [expect.any(String)] } },
  })
  expect(await sent({ reason, account, reference: 'FT-9' })).toMatchObject({ status: 303 })
  expect([await balanceOf(office, { account: '1120', key: account }), await credit(salim)]).toEqual([10_000n, 30_000n])
  expect(await payout(huda(), payoutId)).toMatchObject({ status: 'reversed', backInto: 'بنك مسقط', backReference: 'FT-9' })
  await nothingWrong()
})

test('whoever was told that money went back to them hears that it is with us again', async () => {
  const { payoutId } = await gone()
  await office.announce()
  await reversePayout(huda(), { payoutId, reason })
  await office.announce()
  const told = (await office.messages()).filter(({ channel, text }) => channel === 'sms' && text.includes('رددنا'))
  expect(told.map(({ text }) => text).toSorted()).toEqual([
    'التحالف: رددنا إليك 10.000 ر.ع.، نقدًا. سند الصرف PV-SLL26-00001',
    `التحالف: عاد إلينا 10.000 ر.ع. الذي رددناه إليك بسند الصرف PV-SLL26-00001: ${reason}. وهو محفوظ لك عندنا.`,
  ])
})
