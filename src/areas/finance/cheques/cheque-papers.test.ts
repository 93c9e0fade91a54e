import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { vaultOf } from '#testing/cheques.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { chequeLists, slips } from './paper-queries.ts'
import { readChequeListsAsked, readSlipsAsked } from './papers-asked.ts'
import { action as listsAct, loader as listsPage } from './routes/back-office-cheque-lists.tsx'
import { action as slipsAct, loader as slipsPage } from './routes/back-office-cheque-slips.tsx'
import { loader as listsExport } from './routes/cheque-lists-export.ts'
import { loader as slipsExport } from './routes/cheque-slips-export.ts'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { clearCheque } from './use-cases/clear-cheque.ts'
import { depositCheques } from './use-cases/deposit-cheques.ts'

const office = testOffice()
const { huda, id, customer, brings, bank } = vaultOf(office)
const slipsAsked = (query = '') => slips(huda(), readSlipsAsked(new URLSearchParams(query)))
const listsAsked = (query = '') => chequeLists(huda(), readChequeListsAsked(new URLSearchParams(query)))

/** Two went together, of which the bank paid one; one went alone and came back; one lies in the safe. */
async function papers() {
  const [salim, nasser] = [await customer('سالم الكثيري'), await customer('ناصر المعشني')]
  const [paid, waits, back] = [await brings(salim, '10'), await brings(nasser, '20'), await brings(salim, '40')]
  await brings(nasser, '80')
  const accountId = await bank()
  const goes = (chequeId: string[]) => depositCheques(huda(), { id: id(), accountId, chequeId })
  const two = await goes([paid, waits])
  const one = await goes([back])
  await clearCheque(huda(), { chequeId: [paid], on: '2026-01-15' })
  await bounceCheque(huda(), { chequeId: back, on: '2026-01-15', reason: 'الرصيد لا يكفي' })
  return { accountId, two: two.number, one: one.number }
}

test('slips stand in their list, the newest first, with what went with each and what the bank has not answered', async () => {
  expect(await slipsAsked()).toMatchObject({ rows: [], count: 0, sums: { amount: 0n, waiting: 0n } })
  const { accountId, two, one } = await papers()
  const all = await slipsAsked()
  expect(all.rows.map(({ number, cheques, amount, waiting }) => [number, cheques, amount, waiting])).toEqual([
    [one, 1n, 40_000n, 0n],
    [two, 2n, 30_000n, 20_000n],
  ])
  expect(all.sums).toMatchObject({ amount: 70_000n, waiting: 20_000n })
  const found = async (query: string) => (await slipsAsked(query)).rows.map(({ number }) => number)
  expect(await found(`q=${two}`)).toEqual([two])
  expect(await found('q=ظفار')).toEqual([one, two])
  expect(await found(`account=${accountId}&from=2026-01-15&to=2026-01-15&page=99`)).toEqual([one, two])
  expect(await found(`account=${id()}`)).toEqual([])
  expect(await found('to=2026-01-14')).toEqual([])
  expect(await found("account=x' or true&branch=x&from=x")).toEqual([one, two])
})

test('the papers cheques came with stand in theirs, with what lies in the safe still', async () => {
  await papers()
  const all = await listsAsked()
  expect(all.rows.map(({ giver, amount, waiting }) => [giver, amount, waiting])).toEqual([
    ['ناصر المعشني', 80_000n, 80_000n],
    ['سالم الكثيري', 40_000n, 0n],
    ['ناصر المعشني', 20_000n, 0n],
    ['سالم الكثيري', 10_000n, 0n],
  ])
  expect(all).toMatchObject({ count: 4, sums: { amount: 150_000n, waiting: 80_000n } })
  expect((await listsAsked('q=ناصر')).sums).toMatchObject({ amount: 100_000n })
  expect((await listsAsked(`q=${all.rows[3]?.number}`)).rows.map(({ amount }) => amount)).toEqual([10_000n])
})

test('both are taken along as they are asked for, with their sum, and kept as a view', async () => {
  const { two } = await papers()
  const went = await csvRows(slipsExport(visit(huda(), `/x?format=csv&q=${two}`)))
  expect(went.map((row) => row.at(-1))).toEqual(['30.000', '30.000'])
  const came = await csvRows(listsExport(visit(huda(), '/x?format=csv&q=سالم')))
  expect(came.map((row) => row.at(-1))).toEqual(['40.000', '10.000', '50.000'])
  for (const format of ['pdf', 'xlsx']) expect(await statusOf(slipsExport(visit(huda(), `/x?format=${format}`)))).toBe(200)
  const saves = (query: string, viewName: string) => ({ form: { viewName, query } })
  expect(await statusOf(slipsAct(visit(huda(), '/x?act=save-view', saves('q=1&page=3&other=x', 'قسائم'))))).toBe(303)
  expect(await statusOf(listsAct(visit(huda(), '/x?act=save-view', saves('q=2', 'بيانات'))))).toBe(303)
  expect(await answered(slipsPage(visit(huda(), '/x')))).toMatchObject({ views: [{ name: 'قسائم', query: 'q=1' }] })
  expect(await answered(listsPage(visit(huda(), '/x')))).toMatchObject({ views: [{ name: 'بيانات', query: 'q=2' }] })
})

test('whoever sees the cheques of one branch sees its papers alone', async () => {
  await papers()
  await openBranches(office.db)
  const far = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewCheques)
  expect(await answered(slipsPage(visit(far, '/x')))).toMatchObject({ rows: [], sums: { amount: 0n }, mayExport: false })
  expect(await answered(listsPage(visit(far, '/x')))).toMatchObject({ rows: [], sums: { amount: 0n } })
  expect(await statusOf(slipsExport(visit(far, '/x')))).toBe(403)
})
