import { expect, test } from 'vitest'
import { addBox } from '#areas/finance/cash/use-cases/change-boxes.ts'
import { askDifference, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah } from '#testing/branches.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { duesPerPage } from './ageing.ts'
import { counter, type Due } from './cashier-queries.ts'
import { chosenAtOnce } from './due.ts'
import { loader as counterPage } from './routes/back-office-cashier.tsx'
import { outcomeOf, paidIn } from './ui/till.ts'
import { parkPayment } from './use-cases/park-payment.ts'
import { receivePayment } from './use-cases/receive-payment.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, wrong } = payersOf(office)

test('what somebody owes is all of it, however many dues stand on a page, and the next page has the rest', async () => {
  const [, salim] = [await box(), await customer()]
  for (let due = 0; due <= duesPerPage; due += 1) await owes(salim, '1', '2026-01-05')
  const first = await counter(huda(), { q: '', party: salim })
  expect(first).toMatchObject({ at: 1, owed: { count: 101, owed: 101_000n, covered: 0n, ages: { month: 101_000n } } })
  expect(first.dues).toHaveLength(duesPerPage)
  const second = await counterPage(visit(huda(), `/x?party=${salim}&page=7`))
  expect(second).toMatchObject({ at: 2, owed: { owed: 101_000n } })
  expect(second.dues).toHaveLength(1)

  const form = {
    id: id(),
    partyId: salim,
    page: '2',
    method1: 'cash',
    amount1: '1',
    charge1: second.dues[0]?.id ?? '',
    pay1: '1',
  }
  await parkPayment(huda(), form)
  expect(await counterPage(visit(huda(), `/x?parked=${form.id}`))).toMatchObject({ at: 2, typed: { pay1: '1' } })
})

test('one press chooses what is due, and where nothing is due yet what comes; never what a cheque covers', () => {
  const due = (dueOn: string, covered = 0n): Due => ({
    ...{ id: dueOn, line: 'cars', description: 'تأجير', number: 'IN-SLL26-00001', dueOn },
    ...{ total: 10n, open: 10n, covers: [], covered, isEntrusted: false },
  })
  const today = '2026-01-15'
  const chosen = (...dues: Due[]) => chosenAtOnce(dues, today)
  expect(chosen(due('2026-01-15'), due('2026-02-01'))).toMatchObject({ label: 'المستحق كله', dues: [{ id: '2026-01-15' }] })
  expect(chosen(due('2026-02-01'), due('2026-03-01', 10n))).toMatchObject({
    ...{ label: expect.stringContaining('القادم'), dues: [{ id: '2026-02-01' }] },
  })
  expect(chosen(due('2026-01-01', 10n)).dues).toEqual([])
})

test('what is paid while nothing is chosen pays the oldest dues, or stays the payer’s credit where the cashier says so', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '30', '2026-01-05')
  await pays(salim, '10', { rest: 'credit' })
  expect([await debt(salim), await credit(salim)]).toEqual([30_000n, 10_000n])
  await pays(salim, '12')
  expect([await debt(salim), await credit(salim)]).toEqual([18_000n, 10_000n])
  const both = { bank: 'بنك ظفار', number9: '100771', dueOn9: '2026-02-01', amount9: '5', rest: 'credit' }
  await pays(salim, '3', both)
  expect([await debt(salim), await credit(salim)]).toEqual([18_000n, 13_000n])
  expect(await office.db.selectFrom('chequeCovers').select('amount').execute()).toEqual([])
  await expect(pays(salim, '3', { rest: 'else' })).rejects.toMatchObject({ issues: [{ path: ['rest'] }] })
  expect(await wrong()).toEqual([])

  const parked = { id: id(), partyId: salim, method1: 'cash', amount1: '1', rest: 'credit' }
  await parkPayment(huda(), parked)
  expect(await counterPage(visit(huda(), `/x?parked=${parked.id}`))).toMatchObject({ typed: { rest: 'credit' } })
})

test('the counter says before it takes money what will come of it, and what stays to pay', () => {
  const came = { chosen: 0n, paid: 50n, promised: 0n, rounded: 0n }
  expect(outcomeOf(came, 'oldest', 80n)).toEqual({ isUnchosen: true, settled: 50n, kept: 0n, left: 30n })
  expect(outcomeOf(came, 'oldest', 20n)).toEqual({ isUnchosen: true, settled: 20n, kept: 30n, left: 0n })
  expect(outcomeOf(came, 'credit', 80n)).toEqual({ isUnchosen: true, settled: 0n, kept: 50n, left: 80n })
  expect(outcomeOf({ ...came, chosen: 40n }, 'credit', 80n)).toEqual({ isUnchosen: false, settled: 40n, kept: 10n, left: 40n })
  expect(outcomeOf({ ...came, chosen: 52n, rounded: 2n }, 'oldest', 80n)).toMatchObject({ settled: 52n, kept: 0n, left: 28n })
  expect(outcomeOf({ ...came, chosen: 60n }, 'oldest', 80n)).toBeNull()
  expect(outcomeOf(came, 'oldest', 0n)).toMatchObject({ isUnchosen: false, kept: 50n, left: 0n })
})

test('cash asks for what the other ways leave, as near as coins come to it; where none is taken the card does, and no cash counts', () => {
  const ways = { cash: '', tendered: '', card: '', transfer: '', second: '', cheque: '' }
  const till = { ways, isTyped: false, chosen: 64_703n, coin: 5n, takesCash: true }
  expect(paidIn(till)).toMatchObject({ ways: { cash: '64.700', card: '' }, paid: 64_700n, rounded: 3n })
  expect(paidIn({ ...till, ways: { ...ways, transfer: '60' } })).toMatchObject({ ways: { cash: '4.700' }, paid: 64_700n })
  expect(paidIn({ ...till, isTyped: true, ways: { ...ways, cash: '5', tendered: '20' } })).toMatchObject({
    ...{ paid: 5_000n, change: 15_000n },
  })

  const without = { ...till, takesCash: false }
  expect(paidIn(without)).toMatchObject({ ways: { cash: '', card: '64.703' }, paid: 64_703n, rounded: 0n, change: 0n })
  expect(paidIn({ ...without, ways: { ...ways, transfer: '64.703' } })).toMatchObject({ ways: { card: '' }, paid: 64_703n })
  const parked = { ...ways, cash: '64.7', tendered: '70', cheque: '10' }
  expect(paidIn({ ...without, isTyped: true, ways: parked })).toMatchObject({
    ...{ ways: { cash: '', tendered: '', card: '', cheque: '10' }, paid: 0n, promised: 10_000n, rounded: 0n, change: 0n },
  })
})

test('whoever has no open session is told who takes cash, and asked for an amount where one can be written', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '30', '2026-01-05')
  const { colleague, cashier, newBox, statusNow, house } = boxesOf(office)
  const zahra = await colleague('zahra', 'accountant')
  const boxId = await newBox('صندوق آخر')
  const fatima = await cashier('fatima', salalah)
  expect(await counterPage(visit(zahra, `/x?party=${salim}`))).toMatchObject({ session: null, takers: [], mayKeep: false })
  const { id: sessionId } = await openSession(fatima, { boxId, rials1: '0' })
  expect(await counterPage(visit(zahra, `/x?party=${salim}`))).toMatchObject({ takers: ['fatima'] })
  expect(await counterPage(visit(fatima, `/x?party=${salim}`))).toMatchObject({ session: { takesCash: true }, takers: [] })

  const nothing = () => ({ id: id(), partyId: salim, method2: 'card' })
  await expect(receivePayment(zahra, nothing())).rejects.toMatchObject({ issues: [{ path: ['amount2'] }] })
  await expect(receivePayment(fatima, nothing())).rejects.toMatchObject({ issues: [{ path: ['amount1'] }] })
  await expect(receivePayment(zahra, { id: id(), partyId: salim, method1: 'cash', amount1: '30' })).rejects.toMatchObject({
    code: 'finance.no-session',
  })

  await countSession(fatima, { sessionId, rials1: '1' })
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
  expect(await statusNow(sessionId)).toBe('difference')
  expect(await counter(fatima, { q: '', party: salim })).toMatchObject({ session: { takesCash: false } })
  expect(await counter(zahra, { q: '', party: salim })).toMatchObject({ takers: [] })
  const elsewhere = await openSession(await cashier('salma', salalah), {
    boxId: (await addBox(house(), { branchId: salalah, name: 'صندوق ثالث' })).id,
    rials1: '5',
  })
  expect([elsewhere.opens, (await counter(zahra, { q: '', party: salim })).takers]).toEqual([false, []])
})
