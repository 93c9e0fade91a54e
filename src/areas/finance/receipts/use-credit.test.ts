import { expect, test } from 'vitest'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { atOnce } from '#testing/at-once.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { counter } from './cashier-queries.ts'
import { restOf } from './receipt-detail.ts'
import { action as atTill, loader as tillPage } from './routes/back-office-cashier.tsx'
import { action as onReceipt, loader as receiptPage } from './routes/back-office-receipt.tsx'
import { fromCredit } from './ui/till.ts'
import { allocatePayment } from './use-cases/allocate-payment.ts'
import { allocateReceipt } from './use-cases/allocate-receipt.ts'
import { receiptFactLines } from './words.ts'

const office = testOffice()
const { huda, person, id, customer, box, owes, pays, debt, credit, wrong } = payersOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const keeps = (partyId: string, amount: string) => pays(partyId, amount, { rest: 'credit' })
const press = (form: Record<string, string>, ctx = huda()) =>
  answered(
    atTill(visit(ctx, `/admin/finance/cashier?act=use-credit&party=${form.partyId}`, { params: { id: form.id ?? '' }, form })),
  )
const toast = (answer: unknown) => decodeURIComponent(String((answer as { cookies?: string[] }).cookies))
const openOf = async () =>
  (await office.db.selectFrom('charges').select('openNet').orderBy('dueOn').execute()).map((one) => one.openNet)

/** Vouchers that wait to be paid. */
async function promises(partyId: string, ...amounts: string[]) {
  for (const amount of amounts) await askRefund(huda(), { id: id(), partyId, amount, method: 'cash', purpose: 'ألغى الحجز' })
}

/** Salim owes 30, 20 and 10, the oldest first, and left 12.500 and 25 with us. */
async function owingWithCredit() {
  const [, salim] = [await box(), await customer()]
  const dues = [
    await owes(salim, '30', '2026-01-05'),
    await owes(salim, '20', '2026-01-20'),
    await owes(salim, '10', '2026-01-25'),
  ]
  const receipts = [await keeps(salim, '12.500'), await keeps(salim, '25')]
  return { salim, receipts, charges: dues.map(({ chargeId }) => chargeId) }
}

test('at the till credit pays what was chosen, out of as many receipts as it takes, and it is said how much', async () => {
  const { salim, charges } = await owingWithCredit()
  expect(await tillPage(visit(huda(), `/x?party=${salim}`))).toMatchObject({ credit: 37_500n, free: 37_500n })
  const chosen = { charge1: charges[0] ?? '', charge2: charges[1] ?? '', pay2: '20', charge3: charges[2] ?? '', pay3: '4' }
  const answer = await press({ id: id(), partyId: salim, credit: '37500', method1: 'cash', amount1: '24', ...chosen })
  expect(answer).toMatchObject({ status: 303, to: `/admin/finance/cashier?party=${salim}` })
  expect(toast(answer)).toContain('سُدّد 24.000 ر.ع. من رصيده')
  expect([await openOf(), await credit(salim)]).toEqual([[30_000n, 0n, 6_000n], 13_500n])
  await nothingWrong()
})

test('of what was chosen as much is paid as the credit reaches, in its order; where nothing was, the oldest', async () => {
  const { salim, charges } = await owingWithCredit()
  const [charge1 = '', charge2 = ''] = [charges[1], charges[0]]
  expect(await allocatePayment(huda(), { id: id(), partyId: salim, charge1, pay1: '20', charge2, pay2: '30' })).toMatchObject({
    amount: 37_500n,
  })
  expect(await openOf()).toEqual([12_500n, 0n, 10_000n])
  await keeps(salim, '15')
  const { amount } = await allocatePayment(huda(), { id: id(), partyId: salim })
  expect([amount, await openOf(), await credit(salim)]).toEqual([15_000n, [0n, 0n, 7_500n], 0n])
  await nothingWrong()
})

test('the button says what it will pay', () => {
  expect(fromCredit({ chosen: 0n }, 12n, 50n)).toEqual({ isChosen: false, amount: 12n })
  expect(fromCredit({ chosen: 0n }, 12n, 5n)).toEqual({ isChosen: false, amount: 5n })
  expect(fromCredit({ chosen: 7n }, 12n, 50n)).toEqual({ isChosen: true, amount: 7n })
  expect(fromCredit({ chosen: 20n }, 12n, 50n)).toEqual({ isChosen: true, amount: 12n })
})

test('six presses of one form pay once and say the same; gone back to with something else it says so', async () => {
  const { salim, charges } = await owingWithCredit()
  const form = { id: id(), partyId: salim, credit: '37500', charge1: charges[2] ?? '', pay1: '10' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => press(form)))
  for (const answer of answers) expect(toast(answer)).toContain('سُدّد 10.000')
  expect([await debt(salim), await credit(salim)]).toEqual([50_000n, 27_500n])
  expect((await office.history()).filter((name) => name === 'finance.payment-allocated')).toHaveLength(1)
  const other = allocatePayment(huda(), { ...form, charge1: charges[0] ?? '', pay1: '3' })
  await expect(other).rejects.toMatchObject({ code: 'finance.form-used' })
  await nothingWrong()
})

test('of two cashiers who use it at once the second is told that it changed, and nothing is paid twice', async () => {
  const { salim, charges } = await owingWithCredit()
  const form = (charge1 = '', pay1 = '') => ({ id: id(), partyId: salim, credit: '37500', charge1, pay1 })
  const tries = await atOnce(
    office,
    (tx) => tx.selectFrom('receipts').select('id').where('partyId', '=', salim).forUpdate().execute(),
    [() => allocatePayment(huda(), form(charges[1], '20')), () => allocatePayment(person('noor'), form(charges[2], '10'))],
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'finance.credit-changed' } })
  const said = await press(form(charges[2], '10'), person('noor'))
  expect(said).toMatchObject({ init: { status: 409 }, data: { problem: expect.stringContaining('حدّث الصفحة') } })
  await nothingWrong()
})

test('what waits to go back is not free: only the rest pays, and where there is none it is said why', async () => {
  const { salim } = await owingWithCredit()
  await promises(salim, '10', '10')
  expect(await counter(huda(), { q: '', party: salim })).toMatchObject({ credit: 37_500n, free: 17_500n })
  expect(await allocatePayment(huda(), { id: id(), partyId: salim })).toMatchObject({ amount: 17_500n })
  const more = allocatePayment(huda(), { id: id(), partyId: salim })
  await expect(more).rejects.toMatchObject({ code: 'finance.credit-promised' })
  expect(await credit(salim)).toBe(20_000n)
  await nothingWrong()
})

test('what is left of one receipt pays the oldest dues from its own page, once', async () => {
  const { salim, receipts } = await owingWithCredit()
  const receiptId = receipts[1]?.id ?? ''
  const shown = await receiptPage(visit(huda(), '/x', { params: { receiptId } }))
  expect(shown.rest).toEqual({ free: 25_000n, pays: 25_000n })
  const form = { id: shown.formId, credit: '25000' }
  const allocate = (sent: Record<string, string>, ctx = huda()) =>
    answered(onReceipt(visit(ctx, '/x?act=allocate', { params: { receiptId, id: sent.id ?? '' }, form: sent })))
  const answers = [await allocate(form), await allocate(form)]
  for (const answer of answers) expect(toast(answer)).toContain('سُدّد 25.000 ر.ع. مما بقي من السند RC-SLL26-00002')
  expect([await openOf(), await credit(salim)]).toEqual([[5_000n, 20_000n, 10_000n], 12_500n])
  expect(await allocate({ ...form, id: id() }, person('noor'))).toMatchObject({ init: { status: 409 } })
  expect(await receiptPage(visit(huda(), '/x', { params: { receiptId } }))).toMatchObject({ rest: null })
  const { data } = await office.db
    .selectFrom('facts')
    .select('data')
    .where('name', '=', 'finance.payment-allocated')
    .executeTakeFirstOrThrow()
  expect(receiptFactLines['finance.payment-allocated']?.(data)).toContain('RC-SLL26-00002')
  await nothingWrong()
})

test('a receipt of one who owes nothing, or whose credit is promised, has nothing to pay', async () => {
  const [, salim] = [await box(), await customer()]
  const { id: receiptId } = await pays(salim, '20')
  const rest = async () => restOf(huda(), { partyId: salim, unused: 20_000n })
  expect(await rest()).toBeNull()
  await owes(salim, '8')
  expect(await rest()).toEqual({ free: 20_000n, pays: 8_000n })
  await promises(salim, '10', '10')
  expect(await rest()).toEqual({ free: 0n, pays: 0n })
  await expect(allocateReceipt(huda(), { id: id(), receiptId })).rejects.toMatchObject({ code: 'finance.credit-promised' })
})

test('whoever may take no payments sees no way to use credit, and is refused', async () => {
  const { salim, receipts } = await owingWithCredit()
  const receiptId = receipts[0]?.id ?? ''
  const reader = office.staff('noor', may.viewReceipts)
  expect(await receiptPage(visit(reader, '/x', { params: { receiptId } }))).toMatchObject({ rest: null })
  expect(await statusOf(press({ id: id(), partyId: salim }, reader))).toBe(403)
  expect(await statusOf(onReceipt(visit(reader, '/x?act=allocate', { params: { receiptId }, form: { id: id() } })))).toBe(403)
  await expect(allocatePayment(reader, { id: id(), partyId: salim })).rejects.toMatchObject({ status: 403 })
  await expect(allocateReceipt(reader, { id: id(), receiptId })).rejects.toMatchObject({ status: 403 })
  expect(await credit(salim)).toBe(37_500n)
})
