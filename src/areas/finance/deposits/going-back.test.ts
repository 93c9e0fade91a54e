import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import type { Ctx } from '#platform/context.ts'
import { atOnce } from '#testing/at-once.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'
import { refundDeposit } from './use-cases/refund-deposit.ts'

const office = testOffice()
const { huda, id, customer, box, pays } = payersOf(office)
const { account, colleague } = banksOf(office)

const asks = async (partyId: string, amount: string, contract = 'CR-26-7') =>
  (await askDeposit(huda(), { id: id(), partyId, amount, line: 'cars', contract, dueOn: '2026-01-15' })).id
const backInCash = (depositId: string, amount: string, who: Ctx = huda()) =>
  refundDeposit(who, { id: id(), depositId, amount, method: 'cash', purpose: 'انتهى العقد' })

test('what came half in cash and half by transfer goes back in cash as far as it came so, in however many vouchers', async () => {
  await box()
  const [salim, accountId] = [await customer(), await account()]
  const depositId = await asks(salim, '10')
  await pays(salim, '5')
  const transfer = { method1: 'bank-transfer', amount1: '5', account1: accountId, reference1: 'FT26-1' } as const
  await receivePayment(huda(), { id: id(), partyId: salim, ...transfer })
  const { id: payoutId } = await backInCash(depositId, '5')
  const otherwise = { issues: [{ path: ['otherWay'] }] }
  await expect(backInCash(depositId, '5')).rejects.toMatchObject(otherwise)
  await payPayout(huda(), { payoutId })
  await expect(backInCash(depositId, '5')).rejects.toMatchObject(otherwise)
})

test('a little cash in a receipt does not turn the transfer beside it into cash', async () => {
  await box()
  const [salim, accountId] = [await customer(), await account()]
  const depositId = await asks(salim, '10')
  const both = { method1: 'bank-transfer', amount1: '9', account1: accountId, reference1: 'FT26-1', method2: 'cash' } as const
  await receivePayment(huda(), { id: id(), partyId: salim, ...both, amount2: '1' })
  await expect(backInCash(depositId, '2')).rejects.toMatchObject({ issues: [{ path: ['otherWay'] }] })
  expect(await backInCash(depositId, '1')).toMatchObject({ isWaiting: false })
})

test('two colleagues who give one customer back at once, each a little, are weighed as one', async () => {
  await box()
  const [salim, noor, zahra] = [await customer(), await colleague('noor', 'accountant'), await colleague('zahra', 'accountant')]
  const [one, other] = [await asks(salim, '15'), await asks(salim, '15', 'CR-26-8')]
  await pays(salim, '30')
  const hold = (tx: typeof office.owner) =>
    sql`select pg_advisory_xact_lock(hashtext('finance.payouts.' || ${salim}))`.execute(tx)
  const tries = await atOnce(office, hold, [() => backInCash(one, '15', noor), () => backInCash(other, '15', zahra)])
  expect(tries).toMatchObject([
    { status: 'fulfilled', value: { isWaiting: false } },
    { status: 'fulfilled', value: { isWaiting: true } },
  ])
})
