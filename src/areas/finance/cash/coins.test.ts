import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { counter } from '#areas/finance/receipts/cashier-queries.ts'
import { changeMoneySetting } from '#areas/finance/settings/use-cases/change-money-setting.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { session } from './session-queries.ts'
import { closeSession, countSession } from './use-cases/close-session.ts'
import { openSession } from './use-cases/open-session.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, inBox, wrong } = payersOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const coinIs = (value: '1' | '5', fromDay = '2026-01-15') =>
  changeMoneySetting(huda(), { key: 'cashStep', value, fromDay, reason: 'رأي المحاسب القانوني' })
const refund = (partyId: string, amount: string) =>
  askRefund(huda(), { id: id(), partyId, amount, method: 'cash', purpose: 'زائد' })
const refusedAt = (field: string) => ({ issues: [{ path: [field] }] })
const ownSession = async () =>
  (await office.db.selectFrom('cashSessions').select('id').where('closedAt', 'is', null).executeTakeFirstOrThrow()).id

/** 58.406 and its tax come to 61.326. */
async function owing() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const boxId = await box()
  const salim = await customer()
  const { chargeId } = await owes(salim, '58.406')
  return { boxId, salim, chargeId }
}

test('to the baisa where the company says so: nothing is rounded, and as much goes out', async () => {
  const { boxId, salim, chargeId } = await owing()
  await expect(pays(salim, '61.326')).rejects.toMatchObject(refusedAt('amount1'))
  await coinIs('1')
  expect(await counter(huda(), { q: '', party: salim })).toMatchObject({ coin: 1n })
  const chosen = { charge1: chargeId, pay1: '61.326' }
  await expect(pays(salim, '61.325', chosen)).rejects.toMatchObject(refusedAt('pay1'))
  await pays(salim, '61.329', chosen)
  expect([await debt(salim), await credit(salim), await inBox(boxId)]).toEqual([0n, 3n, 61_329n])
  const { id: payoutId } = await refund(salim, '0.002')
  await payPayout(huda(), { payoutId })
  expect(await inBox(boxId)).toBe(61_327n)
  await nothingWrong()
})

test('from its day on: a voucher of before is paid as it was asked for, and what came is counted while it lies there', async () => {
  const { boxId, salim } = await owing()
  await coinIs('1')
  await coinIs('5', '2026-01-16')
  await pays(salim, '61.329')
  const { id: payoutId } = await refund(salim, '0.003')
  office.later(24 * 60 * 60 * 1000)
  await expect(pays(salim, '0.003')).rejects.toMatchObject(refusedAt('amount1'))
  await expect(refund(salim, '0.003')).rejects.toMatchObject(refusedAt('amount'))

  const sessionId = await ownSession()
  expect(await session(huda(), sessionId)).toMatchObject({ coin: 1n })
  const notes = { rials50: '1', rials10: '1', rials1: '1', baisa100: '3' }
  await countSession(huda(), { sessionId, ...notes, baisa25: '1', baisa1: '4' })
  await closeSession(huda(), { sessionId })
  await expect(openSession(huda(), { boxId, ...notes, baisa25: '1', baisa1: '4' })).resolves.toMatchObject({ opens: true })
  await payPayout(huda(), { payoutId })
  expect(await inBox(boxId)).toBe(61_326n)
  await nothingWrong()
})

test('where no smaller coin is in use none is counted', async () => {
  const { salim } = await owing()
  await pays(salim, '61.325')
  const sessionId = await ownSession()
  expect(await session(huda(), sessionId)).toMatchObject({ coin: 5n })
  await expect(countSession(huda(), { sessionId, rials50: '1', baisa1: '4' })).rejects.toMatchObject(refusedAt('baisa1'))
})

test('cash that no coins of its time make is found', async () => {
  const { salim } = await owing()
  await pays(salim, '61.325')
  await sql`alter table payouts disable trigger payouts_stay`.execute(office.owner)
  await refund(salim, '0.005').catch(() => null)
  await pays(salim, '5')
  await refund(salim, '5')
  await sql`update payouts set amount = amount - 2`.execute(office.owner)
  expect((await wrong()).map(({ code }) => code)).toContain('I22c')
})
