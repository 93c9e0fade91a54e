import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { action } from '#areas/finance/record-pages/routes/back-office-payout.tsx'
import { loader as paperOf } from '#areas/finance/vouchers/routes/back-office-payout-pdf.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { readPayoutsAsked } from './payout-asked.ts'
import { payout } from './payout-detail.ts'
import { newPayout } from './payout-form-queries.ts'
import { payouts } from './queries.ts'
import { action as prepare } from './routes/back-office-new-payout.tsx'
import { loader as exported } from './routes/payouts-export.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays } = payersOf(office)

const acts = (payoutId: string, act: string, form: Record<string, string> = {}) =>
  answered(action(visit(huda(), `/?act=${act}`, { params: { payoutId }, form })))
const listed = async (query: string, ctx = huda()) =>
  (await payouts(ctx, readPayoutsAsked(new URLSearchParams(query)))).rows.map(({ number }) => number)

/** From the page on which it is asked for to the page of the voucher. */
async function asked(partyId: string, amount: string) {
  const form = { id: id(), partyId, amount, method: 'cash', purpose: 'ألغى الحجز' }
  const answer = await answered(prepare(visit(huda(), '/new', { params: { id: form.id }, form })))
  expect(answer).toMatchObject({ status: 303, to: `/admin/finance/payouts/${form.id}` })
  return form.id
}

test('the form says what we hold of a customer and how it came, and keeps what was typed when it is refused', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '103.500')
  expect(await newPayout(huda(), { party: salim, q: '' })).toMatchObject({
    free: 103_500n,
    promises: { vouchers: 0n, transfers: 0n },
    ways: ['cash'],
  })
  const form = { id: id(), partyId: salim, amount: '200', method: 'cash', purpose: 'ألغى الحجز' }
  const refused = await answered(prepare(visit(huda(), '/new', { params: { id: form.id }, form })))
  expect(refused).toMatchObject({
    init: { status: 422 },
    data: { typed: { amount: '200' }, fields: { amount: [expect.any(String)] } },
  })

  await asked(salim, '3.500')
  expect(await newPayout(huda(), { party: salim, q: '' })).toMatchObject({
    free: 100_000n,
    promises: { vouchers: 3_500n, transfers: 0n },
  })
})

test('the form says what is due of whoever has credit: it pays that before any of it goes back', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '30')
  await owes(salim, '100', '2026-01-10')
  await owes(salim, '7', '2026-02-10')
  expect(await newPayout(huda(), { party: salim, q: '' })).toMatchObject({ free: 30_000n, owed: 100_000n })
})

test('the page pays it, says from which receipts, and lets it be reversed with a reason', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '30')
  const payoutId = await asked(salim, '12.500')
  expect(await payout(huda(), payoutId)).toMatchObject({ status: 'approved', may: { pay: true, cancel: true, reverse: false } })
  expect(await acts(payoutId, 'pay')).toMatchObject({ status: 303 })
  expect(await payout(huda(), payoutId)).toMatchObject({
    ...{ status: 'paid', from: 'صندوق huda', drawn: [{ number: 'RC-SLL26-00001', amount: 12_500n }] },
    may: { pay: false, cancel: false, reverse: true },
  })
  expect(await acts(payoutId, 'reverse', { reason: '' })).toMatchObject({ init: { status: 422 } })
  expect(await acts(payoutId, 'reverse', { reason: 'صُرف لغيره' })).toMatchObject({ status: 303 })
  expect(await payout(huda(), payoutId)).toMatchObject({ status: 'reversed', reason: 'صُرف لغيره' })
})

test('the paper says the amount in figures and in words, and across it what it is as long as it is not paid', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '30')
  const payoutId = await asked(salim, '13.500')
  const print = async () => {
    const answer = await paperOf(visit(huda(), '/pdf', { params: { payoutId } }))
    return pdfText(new Uint8Array(await answer.arrayBuffer()))
  }
  const before = await print()
  for (const said of ['PV-SLL26-00001', '13.500', 'بيسة لا غير', 'سالم الكثيري', 'معتمد']) expect(before).toContain(said)
  await acts(payoutId, 'pay')
  const paid = await print()
  expect(paid).toContain('RC-SLL26-00001')
  expect(paid).not.toContain('معتمد')
})

test('vouchers are found, summed by their state, taken along, and not there for another branch', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '30')
  const first = await asked(salim, '5')
  await asked(salim, '10')
  await acts(first, 'pay')
  expect(await listed('')).toEqual(['PV-SLL26-00002', 'PV-SLL26-00001'])
  expect(await listed('q=سالم&state=paid')).toEqual(['PV-SLL26-00001'])
  expect(await listed('method=bank-transfer')).toEqual([])
  expect((await payouts(huda(), readPayoutsAsked(new URLSearchParams()))).sums).toMatchObject([
    { status: 'approved', sum: 10_000n },
    { status: 'paid', sum: 5_000n },
  ])
  const csv = await exported(visit(huda(), '/export?format=csv'))
  expect(await csv.text()).toContain('PV-SLL26-00001')

  await openBranches(office.db)
  const far = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewPayouts)
  expect(await listed('', far)).toEqual([])
  expect(await statusOf(paperOf(visit(far, '/pdf', { params: { payoutId: first } })))).toBe(404)
})

test('whoever is paid hears of it', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '30')
  const payoutId = await asked(salim, '12.500')
  await acts(payoutId, 'pay')
  await office.announce()
  const texts = (await office.messages()).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringMatching(/رددنا إليك 12\.500 ر\.ع\.، نقدًا\. سند الصرف PV-\w{3}26-00001/))
})
