import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { allocatePayment } from '#areas/finance/receipts/use-cases/allocate-payment.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { action as ask, loader as form } from './routes/back-office-new-write-off.tsx'
import { approveWriteOff } from './write-off-approval.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, wrong } = payersOf(office)
const { colleague } = boxesOf(office)

const asks = async (partyId: string, chargeId1: string, amount1: string) => {
  const sent = { id: id(), partyId, chargeId1, amount1, reason: 'أفلس', attempts: 'ثلاث رسائل' }
  const noura = await colleague(`noura${sent.id}`, 'accountant')
  return { id: sent.id, answer: await answered(ask(visit(noura, '/new', { params: { id: sent.id }, form: sent }))) }
}
const waiting = () => office.db.selectFrom('approvals').select('id').where('status', '=', 'pending').execute()
const keeps = (partyId: string, amount: string) => pays(partyId, amount, { rest: 'credit' })

/** Salim owes 20 and left 12.500 with us. */
async function owingWithCredit() {
  const [, salim] = [await box(), await customer()]
  const { chargeId } = await owes(salim, '20')
  await keeps(salim, '12.500')
  return { salim, chargeId }
}

test('nothing is given up while money of the same customer could pay it: that pays first, and the rest is asked for', async () => {
  const { salim, chargeId } = await owingWithCredit()
  const shown = await form(visit(huda(), `/new?party=${salim}`))
  expect(shown).toMatchObject({ free: 12_500n, till: `/admin/finance/cashier?party=${salim}` })
  const without = office.staff('noor', may.writeOffCharges, ...Object.values(customersPermissions))
  expect(await form(visit(without, `/new?party=${salim}`))).toMatchObject({ free: 12_500n, till: null })

  const refused = await asks(salim, chargeId, '20')
  expect(refused.answer).toMatchObject({
    ...{ init: { status: 409 }, data: { typed: { amount1: '20' }, problem: expect.stringContaining('له رصيد 12.500 ر.ع.') } },
  })
  expect(await waiting()).toEqual([])
  await allocatePayment(huda(), { id: id(), partyId: salim })
  expect((await asks(salim, chargeId, '7.500')).answer).toMatchObject({ status: 303 })
  expect(await form(visit(huda(), `/new?party=${salim}`))).toMatchObject({ free: 0n })
})

test('money that came after it was asked for pays before anybody agrees, and whoever decides reads of it', async () => {
  const [, salim] = [await box(), await customer()]
  const { chargeId } = await owes(salim, '20')
  const asked = await asks(salim, chargeId, '15')
  await keeps(salim, '5')
  const [one] = await waiting()
  const said = await colleague('said', 'financeManager')
  const told = await approveWriteOff.tell?.(said, { writeOffId: asked.id })
  expect(told).toContainEqual(expect.objectContaining({ question: 'رصيده الدائن', answer: expect.stringContaining('5.000') }))
  await expect(approve(said, { approvalId: one?.id ?? '' })).rejects.toMatchObject({ code: 'finance.credit-first' })
  expect([await debt(salim), await waiting()]).toEqual([20_000n, [one]])

  await allocatePayment(huda(), { id: id(), partyId: salim })
  await approve(said, { approvalId: one?.id ?? '' })
  expect([await debt(salim), await wrong()]).toEqual([0n, []])
})

test('credit that waits to go back is not free, and holds nothing up', async () => {
  const { salim, chargeId } = await owingWithCredit()
  await askRefund(huda(), { id: id(), partyId: salim, amount: '12.500', method: 'cash', purpose: 'ألغى الحجز' })
  expect(await form(visit(huda(), `/new?party=${salim}`))).toMatchObject({ free: 0n })
  expect((await asks(salim, chargeId, '20')).answer).toMatchObject({ status: 303 })
})
