import { expect, test } from 'vitest'
import { chequeParts } from '#areas/finance/cheques/counter-input.ts'
import { counter } from '#areas/finance/receipts/cashier-queries.ts'
import { whoPays } from '#areas/finance/receipts/payer-queries.ts'
import { action } from '#areas/finance/receipts/routes/back-office-cashier.tsx'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { cheque } from './cheque-detail.ts'
import { chequeMonth } from './cheque-month.ts'
import { dailyCheques } from './daily.ts'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { clearCheque } from './use-cases/clear-cheque.ts'
import { depositCheques } from './use-cases/deposit-cheques.ts'
import { remindOfCheques } from './use-cases/remind-of-cheques.ts'

const office = testOffice()
const { huda, id, customer, box, owes, brings, bank, vault, debt, credit, inBox, wrong } = vaultOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const oneCheque = { bank: 'بنك ظفار', number9: '٧٧', dueOn9: '2026-02-01', amount9: '50' }
const onlyCheque = async () => (await office.db.selectFrom('cheques').select('id').executeTakeFirstOrThrow()).id

test('a cheque over the counter is no receipt: it lies in the vault and covers what was chosen', async () => {
  const salim = await customer()
  await owes(salim, '20', '2026-01-05')
  const { chargeId } = await owes(salim, '40', '2026-01-10')
  const form = { id: id(), partyId: salim, ...oneCheque, charge1: chargeId, pay1: '40' }
  const answer = await answered(action(visit(huda(), '/?act=receive', { form, params: { id: form.id } })))
  expect(answer).toMatchObject({ status: 303, to: '/admin/finance/cheques?q=CQ-SLL26-00001' })
  await receivePayment(huda(), form)
  expect([await vault(salim), await debt(salim), await credit(salim)]).toEqual([[50_000n, 0n, 0n, 50_000n], 60_000n, 0n])
  expect((await cheque(huda(), await onlyCheque()))?.covers).toMatchObject([{ id: chargeId, amount: 40_000n }])
  const shown = await counter(huda(), { q: '', party: salim })
  expect(shown.dues).toMatchObject([{ covered: 0n }, { covered: 40_000n, covers: [{ number: '000077', dueOn: '2026-02-01' }] }])
  expect(shown.owed).toMatchObject({ covered: 40_000n, ages: { month: 20_000n } })
  await nothingWrong()
})

test('cash pays the first of what was chosen, and the cheque covers the rest', async () => {
  const [boxId, salim] = [await box(), await customer()]
  const early = await owes(salim, '20', '2026-01-05')
  const late = await owes(salim, '40', '2026-01-10')
  const chosen = { charge1: early.chargeId, pay1: '20', charge2: late.chargeId, pay2: '40' }
  const form = { id: id(), partyId: salim, method1: 'cash', amount1: '30', ...oneCheque, ...chosen } as const
  expect(await receivePayment(huda(), form)).toMatchObject({ number: 'RC-SLL26-00001', list: 'CQ-SLL26-00001' })
  expect([await debt(salim), await inBox(boxId), await credit(salim)]).toEqual([30_000n, 30_000n, 0n])
  expect((await cheque(huda(), await onlyCheque()))?.covers).toMatchObject([{ id: late.chargeId, amount: 30_000n }])
  const tooMuch = receivePayment(huda(), {
    ...form,
    id: id(),
    number9: '78',
    charge1: late.chargeId,
    pay1: '30',
    amount9: '5',
    amount1: '5',
    charge2: undefined,
    pay2: undefined,
  })
  await expect(tooMuch).rejects.toMatchObject({ issues: [{ path: ['pay1'] }] })
  await nothingWrong()
})

test('of a cheque nothing is left out, and what is wrong is said under its field', async () => {
  const salim = await customer()
  const take = (typed: object) => receivePayment(huda(), { id: id(), partyId: salim, ...oneCheque, ...typed })
  for (const part of chequeParts)
    await expect(take({ [part]: undefined }), part).rejects.toMatchObject({ issues: [{ path: [part] }] })
  for (const [part, typed] of [
    ['number9', 'x'],
    ['dueOn9', '2025-01-01'],
    ['amount9', '0'],
  ] as const)
    await expect(take({ [part]: typed }), part).rejects.toMatchObject({ issues: [{ path: [part] }] })
  await take({})
  await expect(take({})).rejects.toMatchObject({ issues: [{ path: ['number9'] }] })
  // Without a session there is no cash: the first way open to her is the card.
  await expect(receivePayment(huda(), { id: id(), partyId: salim })).rejects.toMatchObject({ issues: [{ path: ['amount2'] }] })
  await nothingWrong()
})

test('whoever comes with a cheque that came back is found at the till by its number, however it is typed', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  await brings(salim, '30', { number1: '000412' })
  await brings(said, '30', { number1: '412', bank: 'بنك ظفار' })
  await brings(said, '30', { number1: '4120' })
  const found = async (q: string) => (await whoPays(huda(), q)).map(({ id: one }) => one).toSorted()
  for (const q of ['000412', '412', '٤١٢']) expect(await found(q)).toEqual([salim, said].toSorted())
  expect(await found('004120')).toEqual([said])
  expect(await found('999999')).toEqual([])
})

test('once a day whoever gave a cheque hears that its day is near, and what goes to the bank is somebody’s task, once', async () => {
  const [accountId, salim] = [await bank(), await customer()]
  await owes(salim, '100', '2026-01-10')
  const pays = (amount: string, dueOn1: string) => brings(salim, amount, { dueOn1, cover: 'oldest' })
  const late = await pays('10', '2026-01-13')
  await pays('20', '2026-01-16')
  await pays('30', '2026-01-18')
  await pays('40', '2026-01-19')
  await brings(salim, '50', { dueOn1: '2026-01-17' })
  expect(await remindOfCheques(huda(), {}), 'of what pays nothing only a colleague hears').toEqual({ told: 2, asked: 4 })
  await dailyCheques(office.visitor())
  const tasks = office.db.selectFrom('tasks').select(['kind', 'role', 'subjectId']).where('status', '=', 'open')
  expect(await tasks.execute()).toHaveLength(4)
  expect((await office.history()).filter((name) => name === 'finance.cheque-due-soon')).toHaveLength(2)
  await depositCheques(huda(), { id: id(), accountId, chequeId: late })
  const left = { kind: 'cheque-due', role: 'cashier' }
  expect(await tasks.execute()).toMatchObject([left, left, left])
})

test('a month tells what is still due apart from what has come and what came back', async () => {
  const [salim, accountId] = [await customer(), await bank()]
  await brings(salim, '10')
  const [atBank, came, back] = [await brings(salim, '20'), await brings(salim, '40'), await brings(salim, '80')]
  await depositCheques(huda(), { id: id(), accountId, chequeId: [atBank, came, back] })
  await clearCheque(huda(), { chequeId: came, on: '2026-01-15' })
  await bounceCheque(huda(), { chequeId: back, on: '2026-01-15', reason: 'الرصيد لا يكفي' })
  const january = await chequeMonth(huda(), '2026-01')
  expect(january).toMatchObject({ sum: 30_000n, clearedSum: 40_000n, bouncedSum: 80_000n })
  expect(january.days[14]).toMatchObject({ sum: 30_000n, count: 2, cleared: 1, bounced: 1 })
})

test('a month shows what is due each day from Sunday on, and where no bank works', async () => {
  const salim = await customer()
  await brings(salim, '10', { dueOn1: '2026-02-06' })
  await brings(salim, '20', { dueOn1: '2026-02-06' })
  await brings(salim, '40', { dueOn1: '2026-03-01' })
  const february = await chequeMonth(huda(), '2026-02')
  expect(february).toMatchObject({ leading: 0, before: '2026-01', after: '2026-03', sum: 30_000n })
  expect(february.days).toHaveLength(28)
  expect(february.days[5]).toMatchObject({ on: '2026-02-06', sum: 30_000n, count: 2, works: false })
  for (const asked of ['', 'x', '2026-13']) expect((await chequeMonth(huda(), asked)).month).toBe('2026-01-01')
})
