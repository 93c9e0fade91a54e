import { expect, test } from 'vitest'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { readResultsAsked } from '#areas/finance/ledger/results-asked.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { movements } from '#areas/finance/reports/movement-queries.ts'
import { profitAndLoss } from '#areas/finance/reports/queries.ts'
import { boxesOf } from '#areas/finance/tax/boxes.ts'
import { vatReturn } from '#areas/finance/tax/queries.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { pdf } from '#testing/stories.ts'
import { documentsBehind, quartersOf } from '#testing/tax-quarters.ts'
import { visit } from '#testing/visit.ts'
import { billPath } from './bill.ts'
import type { EnterBillForm } from './inputs.ts'
import { bill } from './queries.ts'
import { loader as newBillPage } from './routes/back-office-new-bill.tsx'
import { creditBill } from './use-cases/credit-bill.ts'
import { enterBill, reverseBill } from './use-cases/enter-bill.ts'

const office = testOffice()
const { huda, id, supplier, registered, quarter, wrong } = quartersOf(office)
const { customer } = payersOf(office)
const lies = (account: string, key?: string) => balanceOf(office, { account, key })
const [villa, machine] = ['01a1fa06-b267-7b4e-8fe6-eee01e92d51f', '01a1fa06-b267-7b4e-8fe6-eee01e92d520']

const loader = {
  ...{ account1: '1510', asset1: 'شيول 950', line1: 'equipment', description1: 'شيول مستعمل', net1: '9000' },
  vatCategory1: 'standard',
} as const
const diesel = {
  ...{ account2: '5300', line2: 'equipment', description2: 'ديزل', net2: '40.010', vatCategory2: 'standard' },
  ...{ projectId2: villa, resourceId2: machine },
} as const

/** Rent of a flat, which is charged for under its own mark. */
async function letsAFlat() {
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [owner, tenant, mandateId] = [await customer('مالك'), await customer('مستأجر'), id()]
  const owners = [{ partyId: owner, parts: 1n, iban: null }]
  await within(office, (work) => keepMandateTerms(work, { mandateId, branchId, leadId: owner, label: 'فيلا', rate: 0, owners }))
  const rent = rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 100_000n }, 'L-1')
  await demandRent(huda(), { ...rent, resourceId: id() })
}

async function buys(more: Partial<EnterBillForm> = {}) {
  await registered()
  await openBranches(office.db)
  const paper = { supplierId: await supplier(), number: '88', day: '2026-01-05', dueOn: '2026-02-05', branchId: thumrait }
  return (await enterBill(huda(), { id: id(), ...paper, ...loader, ...diesel, paper: [pdf], ...more })).id
}

test('what stays stands under its own name on its account, and its tax comes back in a box of its own', async () => {
  await buys()
  expect([await lies('1510', 'شيول 950'), await lies('5300'), await lies('1250', quarter())]).toEqual([
    9_000_000n,
    40_010n,
    452_001n,
  ])
  const boxes = boxesOf(await vatReturn(office, quarter())).filter(({ box, base }) => base && box?.startsWith('6'))
  expect(boxes.map(({ box, base, tax }) => [box, base, tax])).toEqual([
    ['6(a)', 40_010n, 2_001n],
    ['6(c)', 9_000_000n, 450_000n],
  ])
  for (const { of, base, tax } of boxes)
    expect(of && (await documentsBehind(office, quarter(), of))).toMatchObject([{ base, tax }])
  expect(await wrong()).toEqual([])
})

test('the cost is told by branch, project and machine, and each leads to the bill it came with', async () => {
  const billId = await buys()
  for (const part of [`branch=${thumrait}`, `project=${villa}`, `resource=${machine}`, 'line=equipment']) {
    const { rows } = await profitAndLoss(office, readResultsAsked(new URLSearchParams(part), '2026-01-15'))
    expect(rows.find(({ code }) => code === '5300')?.amounts, part).toEqual([40_010n])
    const asked = { ...readMovementsAsked(new URLSearchParams(`${part}&results=yes`)), code: '5300' }
    expect((await movements(office, asked, null)).lines, part).toMatchObject([{ debit: 40_010n, paper: billPath(billId) }])
  }
  const { rows } = await profitAndLoss(office, readResultsAsked(new URLSearchParams(`branch=${salalah}`), '2026-01-15'))
  expect(rows.find(({ code }) => code === '5300')).toBeUndefined()
  const shown = await bill(office, billId)
  expect(shown?.lines[0]).toMatchObject({ asset: 'شيول 950', of: '' })
  expect(shown?.lines[1]?.of).toContain('مشروع')
})

test('a bill offers the projects and machines that are known, and asks about none where there is none', async () => {
  const form = async () => newBillPage(visit(huda(), '/'))
  expect(await form()).toMatchObject({ projects: [], resources: [] })
  await letsAFlat()
  expect(await form(), 'a flat is no vehicle').toMatchObject({ projects: [], resources: [] })
  await buys()
  expect(await form()).toMatchObject({
    projects: [[villa, 'مشروع 01a1fa06']],
    resources: [[machine, 'مركبة أو معدّة 01a1fa06']],
  })
})

test('what the supplier takes back of it, and a bill that should not have been, leave nothing of it', async () => {
  const billId = await buys()
  await creditBill(huda(), { id: id(), billId, number: 'CN-1', day: '2026-01-10', reason: 'خصم', net1: '1000', net2: '10' })
  expect([await lies('1510', 'شيول 950'), await lies('5300')]).toEqual([8_000_000n, 30_010n])
  const { lines } = await movements(
    office,
    { ...readMovementsAsked(new URLSearchParams(`project=${villa}`)), code: '5300' },
    null,
  )
  expect(lines.map(({ paper, credit }) => [paper, credit])).toEqual([
    [billPath(billId), 10_000n],
    [billPath(billId), null],
  ])
  const again = {
    id: id(),
    supplierId: await supplier('ورشة', 'OM1100234568'),
    number: '9',
    day: '2026-01-05',
    dueOn: '2026-01-05',
  }
  const { id: other } = await enterBill(huda(), { ...again, ...loader, paper: [pdf], asset1: 'شيول 950' })
  await reverseBill(huda(), { billId: other, reason: 'مكررة' })
  expect([await lies('1510', 'شيول 950'), await wrong()]).toEqual([8_000_000n, []])
})

test.each([
  ['asset1', { asset1: '' }],
  ['asset1', { asset1: 'شيول:950' }],
  ['asset2', { asset2: 'شيول' }],
  ['account1', { account1: '1590', asset1: undefined }],
  ['branchId', { branchId: villa }],
])('what cannot be is told under its field: %s', async (field, typed) => {
  await expect(buys(typed)).rejects.toMatchObject({ issues: [{ path: [field] }] })
})
