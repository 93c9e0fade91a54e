import { expect, test } from 'vitest'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { parkedPayments } from './parked-queries.ts'
import { loader as counterPage } from './routes/back-office-cashier.tsx'
import { action, loader as parkedPage } from './routes/back-office-parked.tsx'
import { dropParked, parkPayment } from './use-cases/park-payment.ts'
import { receivePayment } from './use-cases/receive-payment.ts'

const office = testOffice()
const { huda, person, id, customer, box, owes } = payersOf(office)

async function begun() {
  const partyId = await customer()
  await box()
  const [first, second] = [await owes(partyId, '100', '2026-01-14'), await owes(partyId, '40', '2026-01-18')]
  const form = { id: id(), partyId, method1: 'cash', amount1: '60', note: 'عن يناير', evil: 'x' }
  const dues = { charge1: first.chargeId, pay1: '20', charge2: second.chargeId, pay2: '40' }
  return { partyId, first, second, form: { ...form, ...dues } }
}

test('a payment is put aside as it stands and taken up again by the same cashier, each sum beside its due wherever that stands now', async () => {
  const { form, first, partyId } = await begun()
  const answer = await answered(
    action(visit(huda(), '/admin/finance/cashier/parked?act=park', { form, params: { id: form.id } })),
  )
  expect(answer).toMatchObject({ status: 303, to: '/admin/finance/cashier' })
  expect(await parkedPayments(huda())).toMatchObject([{ id: form.id, name: 'سالم الكثيري' }])
  expect(await counterPage(visit(huda(), '/x'))).toMatchObject({ parked: [{ id: form.id }], typed: null, payer: null })

  await receivePayment(huda(), { id: id(), partyId, method1: 'cash', amount1: '100', charge1: first.chargeId, pay1: '100' })
  const again = await counterPage(visit(huda(), `/x?parked=${form.id}`))
  expect(again).toMatchObject({ formId: form.id, payer: { id: partyId }, dues: [{ id: form.charge2 }] })
  expect(again.typed).toEqual({ method1: 'cash', amount1: '60', note: 'عن يناير', pay1: '40' })

  await receivePayment(huda(), { id: form.id, partyId, method1: 'cash', amount1: '40', charge1: form.charge2, pay1: '40' })
  expect(await parkedPayments(huda())).toEqual([])
  await expect(parkPayment(huda(), form)).rejects.toMatchObject({ code: 'finance.received-before' })
  expect(await office.history()).toContain('finance.payment-parked')
})

test('put aside twice it is there once, as it was last; another cashier sees and changes none of it', async () => {
  const { form, partyId } = await begun()
  await Promise.all([parkPayment(huda(), form), parkPayment(huda(), form)])
  await parkPayment(huda(), { ...form, amount1: '70' })
  expect(await counterPage(visit(huda(), `/x?parked=${form.id}`))).toMatchObject({ typed: { amount1: '70' } })
  const salma = person('salma')
  expect(await parkedPage(visit(salma, '/x'))).toEqual({ parked: [] })
  expect(await counterPage(visit(salma, `/x?parked=${form.id}`))).toMatchObject({ payer: null, typed: null })
  await expect(parkPayment(salma, { id: form.id, partyId })).rejects.toMatchObject({ code: 'finance.no-such-parked' })
  await expect(dropParked(salma, { parkedId: form.id })).rejects.toMatchObject({ code: 'finance.no-such-parked' })

  await dropParked(huda(), { parkedId: form.id })
  expect(await parkedPayments(huda())).toEqual([])
  expect(await office.history()).toContain('finance.parked-dropped')
})
