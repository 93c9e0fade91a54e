import { beforeEach, expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { recordParts } from '#areas/records/public.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { dailyPromises } from './daily.ts'
import { collectingPermissions } from './permissions.ts'
import { boardFigures, debtor, debtors } from './queries.ts'
import { reminderTo } from './reminding.ts'
import { logFollowUp } from './use-cases/log-follow-up.ts'
import { recordPromise } from './use-cases/record-promise.ts'
import { settlePromises } from './use-cases/settle-promises.ts'

const office = testOffice()
const { customer, box, owes, pays, brings, huda, id } = vaultOf(office)
const haitham = () => office.staff('haitham', collectingPermissions.collect, customersPermissions.view)
const afterDays = (days: number) => office.later(days * 24 * 60 * 60 * 1000)
const cards = async () =>
  (await debtors(haitham())).cards.map(({ name, column, owed, late, broken }) => ({ name, column, owed, late, broken }))
const promise = (partyId: string, more: { amount?: string; promisedOn?: string; id?: string } = {}) =>
  recordPromise(haitham(), { id: id(), partyId, way: 'call', amount: '100', promisedOn: '2026-01-18', ...more })
const promises = async (partyId: string) => (await debtor(haitham(), partyId))?.promises.map(({ status, paid }) => [status, paid])

let salim: string
beforeEach(async () => {
  salim = await customer()
})

test('a card stands where its age puts it, and who owes nothing until tomorrow has none', async () => {
  const [nasser, said, ali] = [await customer('ناصر المعشني'), await customer('سعيد العمري'), await customer('علي جعبوب')]
  await owes(salim, '100', '2026-01-16')
  await owes(salim, '70', '2026-01-17')
  await owes(nasser, '40', '2026-01-14')
  await owes(nasser, '60', '2026-01-15')
  await owes(said, '300', '2025-12-15')
  await owes(ali, '50', '2026-01-20')
  expect(await cards()).toEqual([
    { name: 'سعيد العمري', column: 'old', owed: 300_000n, late: 300_000n, broken: 0 },
    { name: 'ناصر المعشني', column: 'late', owed: 100_000n, late: 40_000n, broken: 0 },
    { name: 'سالم الكثيري', column: 'soon', owed: 100_000n, late: 0n, broken: 0 },
  ])
  afterDays(2)
  expect((await cards()).map(({ name, column }) => `${name} ${column}`)).toEqual([
    ...['سعيد العمري old', 'ناصر المعشني late', 'سالم الكثيري late'],
  ])
})

test('beside the rent other services ask too: the card says for which, and the page of the customer due by due', async () => {
  await box()
  await owes(salim, '100', '2026-01-10')
  const parcel = { kind1: 'parcel-carriage', description1: 'توصيل طرد', quantity1: '1', unitPrice1: '9', anyway: 'yes' as const }
  const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn: '2026-01-16' }
  const nasser = await customer('ناصر المعشني')
  for (const partyId of [salim, nasser]) await issueInvoice(huda(), { id: id(), partyId, ...days, ...parcel })
  const asked = async () => (await debtors(haitham())).cards.map(({ amount, services }) => ({ amount, services }))
  expect(await asked(), 'of what is late alone, until nothing is').toEqual([
    { amount: 100_000n, services: ['cars'] },
    { amount: 9_000n, services: ['parcels'] },
  ])
  const dues = async () => (await debtor(haitham(), salim))?.dues.map(({ line, covered, open }) => [line, open - covered])
  expect(await dues()).toEqual([
    ['cars', 100_000n],
    ['parcels', 9_000n],
  ])
  afterDays(2)
  expect((await asked())[0]).toEqual({ amount: 109_000n, services: ['cars', 'parcels'] })
  await brings(salim, '100', { cover: 'oldest' })
  expect(await dues()).toEqual([
    ['cars', 0n],
    ['parcels', 9_000n],
  ])
  expect(await asked(), 'what a cheque covers is not asked for').toEqual([
    ...Array(2).fill({ amount: 9_000n, services: ['parcels'] }),
  ])
})

test('what a cheque covers and what credit of theirs pays is not collected: the oldest first', async () => {
  await box()
  const nasser = await customer('ناصر المعشني')
  await owes(salim, '100', '2026-01-10')
  await brings(salim, '100', { cover: 'oldest' })
  await owes(nasser, '100', '2026-01-10')
  await owes(nasser, '40', '2026-01-14')
  await pays(nasser, '110')
  const [one, ...others] = (await debtors(haitham())).cards
  expect(one).toMatchObject({ name: 'ناصر المعشني', owed: 30_000n, late: 30_000n, since: '2026-01-14', column: 'late' })
  expect(others).toEqual([])
})

test('a promise is waited for until its day is over, and kept by what was paid until then', async () => {
  await box()
  await owes(salim, '200', '2026-01-10')
  await promise(salim, { amount: '200' })
  expect(await cards()).toMatchObject([{ column: 'promised', owed: 200_000n }])
  expect(await settlePromises(haitham(), {})).toEqual({ settled: 0 })
  await pays(salim, '60')
  await dailyPromises(office.visitor())
  expect(await promises(salim)).toEqual([['open', 60_000n]])
  afterDays(3)
  await pays(salim, '140')
  await dailyPromises(office.visitor())
  await dailyPromises(office.visitor())
  expect(await promises(salim)).toEqual([['kept', 200_000n]])
  expect(await cards()).toEqual([])
  expect((await office.history()).filter((name) => name.startsWith('properties.promise'))).toEqual([
    ...['properties.promise-recorded', 'properties.promise-kept'],
  ])
})

test('what was paid of a promise is seen at once: it waits for the rest, and paid wholly it is kept and another may be made', async () => {
  await box()
  await owes(salim, '200', '2026-01-10')
  await promise(salim, { amount: '200' })
  await pays(salim, '60')
  const card = async () => (await debtors(haitham())).cards[0]
  expect(await card()).toMatchObject({ column: 'promised', amount: 140_000n, promise: { amount: 200_000n, paid: 60_000n } })
  await owes(salim, '100', '2026-01-10')
  expect(await card()).toMatchObject({ column: 'late', amount: 100_000n, promise: { amount: 200_000n } })
  await pays(salim, '140')
  expect(await card()).toMatchObject({ column: 'late', amount: 100_000n, promise: null, broken: 0 })
  expect(await promises(salim)).toEqual([['kept', 200_000n]])
  office.later(60_000)
  await promise(salim, { amount: '50' })
  expect((await promises(salim))?.toSorted()).toEqual([
    ['kept', 200_000n],
    ['open', 0n],
  ])
  expect((await office.history()).filter((name) => name === 'properties.promise-kept')).toHaveLength(1)
})

test('a promise that was not kept goes back among the late, and is said once', async () => {
  await box()
  await owes(salim, '200', '2026-01-10')
  await promise(salim)
  await pays(salim, '60')
  afterDays(4)
  expect(await cards()).toMatchObject([{ column: 'late' }])
  await pays(salim, '140')
  await dailyPromises(office.visitor())
  await dailyPromises(office.visitor())
  expect(await promises(salim)).toEqual([['broken', 60_000n]])
  const { history } = await recordParts(haitham(), { kind: 'customer', recordId: salim, mayEdit: false })
  expect(history[0]?.text).toContain('لم يوفَ بوعد')
  expect((await office.history()).filter((name) => name === 'properties.promise-broken')).toHaveLength(1)
})

test('the figures of the board are one: the late stand for what is late, and the tile is what their columns hold', async () => {
  const [nasser, said, ali] = [await customer('ناصر المعشني'), await customer('سعيد العمري'), await customer('علي جعبوب')]
  await owes(salim, '100', '2026-01-10')
  await owes(salim, '70', '2026-01-16')
  await owes(nasser, '300', '2025-12-01')
  await owes(said, '40', '2026-01-16')
  await owes(ali, '500', '2026-01-10')
  await promise(ali, { amount: '200', promisedOn: '2026-01-15' })
  const { columns, all, late, promisedToday, broken } = await boardFigures(haitham())
  expect(columns).toMatchObject({
    soon: { count: 1, sum: 40_000n },
    late: { count: 2, sum: 400_000n },
    old: { count: 1, sum: 300_000n },
    promised: { count: 0, sum: 0n },
  })
  // What was promised of what is late stands apart from the rest of it.
  expect([all.count, late, promisedToday, broken]).toEqual([
    ...[4, { count: 3, sum: 700_000n }, { count: 1, sum: 200_000n }, { count: 0, sum: 0n }],
  ])
  office.later(24 * 60 * 60 * 1000)
  await dailyPromises(office.visitor())
  expect((await boardFigures(haitham())).broken).toEqual({ count: 1, sum: 500_000n })
})

test('a promise is of what is owed, for a day to come, and one at a time', async () => {
  await expect(promise(salim)).rejects.toMatchObject({ code: 'properties.nothing-owed' })
  await owes(salim, '100', '2026-01-10')
  const asked = { id: id(), amount: '100' }
  await expect(promise(salim, { ...asked, amount: '100.001' })).rejects.toMatchObject({
    issues: [{ path: ['amount'], message: 'كل ما عليه 100.000 ر.ع.' }],
  })
  for (const promisedOn of ['2026-01-14', '2026-03-17'])
    await expect(promise(salim, { ...asked, promisedOn })).rejects.toMatchObject({ issues: [{ path: ['promisedOn'] }] })
  await Promise.all([promise(salim, asked), promise(salim, asked)])
  await expect(promise(salim)).rejects.toMatchObject({ code: 'properties.promise-open' })
  expect(await promises(salim)).toEqual([['open', 0n]])
  expect((await debtor(haitham(), salim))?.tried).toMatchObject([{ way: 'call', outcome: 'promised' }])
})

test('a debtor hears of what is due until today, never of rent that is to come as if it were due', async () => {
  await owes(salim, '100', '2026-01-10')
  await owes(salim, '70', '2026-01-15')
  await owes(salim, '500', '2026-02-15')
  const one = await debtor(haitham(), salim)
  expect(one).toMatchObject({ late: 100_000n, due: 170_000n, owed: 670_000n })
  expect((await debtors(haitham())).cards).toMatchObject([{ due: 170_000n }])
  const said = { name: 'سالم', owed: 670_000n, since: '2026-02-15' }
  expect(reminderTo({ ...said, due: 170_000n })).toContain('المستحق عليكم لدى التحالف 170.000 ر.ع.')
  expect(reminderTo({ ...said, due: 0n })).toContain('عليكم مبلغ يستحق في 15 فبراير 2026')
  await promise(salim, { amount: '600' })
})

test('what was tried is logged once and stands on the card, and whoever may not collect logs nothing', async () => {
  await owes(salim, '100', '2026-01-10')
  const tried = { id: id(), partyId: salim, way: 'visit', outcome: 'no-answer', note: 'الباب مغلق' } as const
  await logFollowUp(haitham(), tried)
  await logFollowUp(haitham(), tried)
  await logFollowUp(haitham(), { ...tried, id: id(), outcome: 'disputes', note: undefined })
  const {
    cards: [card],
  } = await debtors(haitham())
  expect(card?.last).toMatchObject({ way: 'visit', outcome: 'disputes' })
  expect((await debtor(haitham(), salim))?.tried).toHaveLength(2)
  await expect(logFollowUp(haitham(), { ...tried, id: id(), partyId: id() })).rejects.toMatchObject({ status: 404 })
  await expect(logFollowUp(office.staff('stranger'), { ...tried, id: id() })).rejects.toMatchObject({ status: 403 })
})
