import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { vatReturn } from '#areas/finance/tax/queries.ts'
import { atOnce } from '#testing/at-once.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { documentsBehind, quartersOf } from '#testing/tax-quarters.ts'
import { dayOf } from '#values/days.ts'
import { readBillsAsked } from './bill-asked.ts'
import { bill, bills } from './queries.ts'
import { creditBill } from './use-cases/credit-bill.ts'
import { enterBill, reverseBill } from './use-cases/enter-bill.ts'

const office = testOffice()
const { huda, id, wrong, registered, supplier, quarter, nextQuarter, file } = quartersOf(office)
const lies = (code: string, key?: string) => balanceOf(office, { account: code, key })
const today = () => dayOf(huda().now())

/** Tyres whose tax comes back, and a meal whose tax does not. */
async function aBill() {
  await registered()
  const supplierId = await supplier()
  const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '100.010', vatCategory1: 'standard' } as const
  const meal = {
    account2: '6110',
    line2: 'shared',
    description2: 'ضيافة',
    net2: '10.010',
    vatCategory2: 'standard',
    blocked2: 'yes',
  } as const
  const paper = { id: id(), supplierId, number: 'INV-1', day: today(), dueOn: today() }
  const { id: billId } = await enterBill(huda(), { ...paper, ...tyres, ...meal, paper: [pdf] })
  const credit = (number: string, nets: Record<string, string>) =>
    creditBill(huda(), { id: id(), billId, number, day: today(), reason: 'أُعيدت', ...nets })
  return { supplierId, billId, credit }
}

test('a supplier’s note takes back part of his bill with its tax, to the last baisa, and never more than is left', async () => {
  const { supplierId, billId, credit } = await aBill()
  await credit('CN-1', { net1: '33.333', net2: '5' })
  await credit('CN-2', { net1: '33.333' })
  await expect(credit('CN-3', { net1: '33.345' })).rejects.toMatchObject({ issues: [{ path: ['net1'] }] })
  for (const same of ['cn-2', 'CN 2', 'Cn2', 'CN/٢'])
    await expect(credit(same, { net1: '1' })).rejects.toMatchObject({ issues: [{ path: ['number'] }] })
  await expect(credit('CN-3', {})).rejects.toMatchObject({ issues: [{ path: ['net1'] }] })
  await expect(
    creditBill(huda(), { id: id(), billId, number: 'CN-3', day: '2020-01-01', reason: 'أُعيدت', net1: '1' }),
  ).rejects.toMatchObject({
    issues: [{ path: ['day'] }],
  })
  expect(await bill(office, billId)).toMatchObject({ state: 'open', credits: [{ number: 'CN-1' }, { number: 'CN-2' }] })
  await credit('CN-3', { net1: '33.344', net2: '5.010' })
  expect([await lies('5400'), await lies('6110'), await lies('1250', quarter()), await lies('2110', supplierId)]).toEqual([
    0n,
    0n,
    0n,
    0n,
  ])
  expect(await bill(office, billId)).toMatchObject({ open: 0n, credited: 115_521n, state: 'credited' })
  const found = await bills(huda(), readBillsAsked(new URLSearchParams('state=credited')))
  expect(found).toMatchObject({ count: 1, rows: [{ number: 'INV-1' }] })
  await expect(reverseBill(huda(), { billId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.bill-paid-before' })
  expect([await office.history(), await wrong()]).toEqual([expect.arrayContaining(['finance.bill-credited']), []])
})

test('two notes at once take back what is left of a line once', async () => {
  const { billId, credit } = await aBill()
  const tries = await atOnce(office, (tx) => tx.selectFrom('bills').select('id').forUpdate().execute(), [
    () => credit('CN-1', { net1: '60' }),
    () => credit('CN-2', { net1: '60' }),
  ])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([(await bill(office, billId))?.open, await wrong()]).toEqual([52_521n, []])
})

test('the tax of a note belongs to the quarter it is posted in', async () => {
  const { credit } = await aBill()
  const told = quarter()
  nextQuarter()
  await file(told)
  await credit('CN-1', { net1: '50.005', net2: '1' })
  expect(await vatReturn(office, told)).toMatchObject({ input: 5_001n, books: { input: 5_001n } })
  expect(await vatReturn(office, quarter())).toMatchObject({ bought: { net: -50_005n, vat: -2_501n }, books: { input: -2_501n } })
  expect(await documentsBehind(office, quarter(), 'bills')).toMatchObject([{ name: 'إشعار CN-1', base: -50_005n, tax: -2_501n }])
  expect(await wrong()).toEqual([])
})

test.each([
  ['I70', `update bills set open = open - 1`],
  ['I70b', `update bill_credit_lines set net = net + 1`],
  ['I61b', `update bill_credits set recoverable = recoverable - 1`],
])('%s: a note that no longer agrees with the books is found: %s', async (code, change) => {
  const { credit } = await aBill()
  await credit('CN-1', { net1: '33.333' })
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(change).execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code: one, differences }) => (differences.length ? [one] : []))).toContain(code)
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})
