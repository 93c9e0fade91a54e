import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { papersOf } from '#areas/finance/reports/papers-of.ts'
import { thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { pdf } from '#testing/stories.ts'
import { quartersOf } from '#testing/tax-quarters.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { dayOf } from '#values/days.ts'
import { readBillsAsked } from './bill-asked.ts'
import { pettyExpensePath, readPettyAsked } from './petty-asked.ts'
import type { SpendPettyForm } from './petty-inputs.ts'
import { pettyExpenses } from './petty-queries.ts'
import { bills } from './queries.ts'
import { loader as billsExported } from './routes/bills-export.ts'
import { loader as pettyExported } from './routes/petty-export.ts'
import { loader as suppliersExported } from './routes/suppliers-export.ts'
import { readSuppliersAsked } from './supplier-asked.ts'
import { suppliers } from './supplier-queries.ts'
import { enterBill, reverseBill } from './use-cases/enter-bill.ts'
import { addSupplier } from './use-cases/keep-suppliers.ts'
import { reversePetty, spendPetty } from './use-cases/spend-petty.ts'

const office = testOffice()
const { huda, id, customer, pays, box, registered } = quartersOf(office)
const asked = (query: string) => new URLSearchParams(query)

/** Tea with tax in it, fuel that was brought back, and a payee who begins like a formula. */
async function spentThings() {
  await registered()
  await box()
  await pays(await customer(), '90')
  await postIt(huda(), journal([moved('1120:main', '3100', 90_000n)]))
  const day = dayOf(huda().now())
  const spend = async (form: Partial<SpendPettyForm>) => {
    const expenseId = id()
    const usual = { account: '6110', line: 'shared', payee: 'سوبرماركت السلام', paid: [pdf], day }
    await spendPetty(huda(), { id: expenseId, ...usual, ...form } as SpendPettyForm)
    return expenseId
  }
  const tea = await spend({ description: 'شاي وقهوة', vatin: 'OM1100234567', paper: '771', amount: '10.500', vat: '0.500' })
  const fuel = await spend({ description: 'وقودٌ للسيارة', account: '5400', line: 'cars', amount: '20' })
  await spend({ description: 'قرطاسية', payee: '=1+1', amount: '4' })
  await reversePetty(huda(), { expenseId: fuel, reason: 'أُعيدت' })
  return { tea, fuel }
}

test('petty expenses are found by what stands on them, with what the found ones come to', async () => {
  const { tea, fuel } = await spentThings()
  const list = async (query: string, ctx = huda()) => {
    const { rows, sums } = await pettyExpenses(ctx, readPettyAsked(asked(query)))
    return [rows.map(({ description }) => description), sums.map(({ state, sum, vat }) => [state, sum, vat])]
  }
  const both = [
    ['spent', 14_500n, 500n],
    ['reversed', 20_000n, 0n],
  ]
  expect(await list('')).toEqual([['قرطاسية', 'وقودٌ للسيارة', 'شاي وقهوة'], both])
  const found = async (query: string) => (await list(query))[0]
  expect([await found('q=السلام وقود'), await found('q=771'), await found('state=spent&account=6110')]).toEqual([
    ...[['وقودٌ للسيارة'], ['شاي وقهوة'], ['قرطاسية', 'شاي وقهوة']],
  ])
  expect([await found(`expense=${fuel}`), await found('expense=x'), await found('to=2020-01-01')]).toEqual([
    ...[['وقودٌ للسيارة'], [], []],
  ])
  expect(await list('', office.staffWithin('bakhit', { branchIds: [thumrait] }, may.viewPetty))).toEqual([[], []])
  const pathOf = await papersOf(huda(), [])
  expect(pathOf({ source: 'petty', sourceId: tea })).toBe(pettyExpensePath(tea))
})

test('what is taken along are the expenses that were asked for, and what they come to', async () => {
  await spentThings()
  const rows = await csvRows(pettyExported(visit(huda(), '/x?format=csv')))
  expect(rows.map(([what, who, , , , , , , , , amount, vat]) => [what, who, amount, vat])).toEqual([
    ['قرطاسية', "'=1+1", '4.000', '0.000'],
    ['وقودٌ للسيارة', 'سوبرماركت السلام', '20.000', '0.000'],
    ['شاي وقهوة', 'سوبرماركت السلام', '10.500', '0.500'],
    ['مجموع: مصروف', '', '14.500', '0.500'],
    ['مجموع: معكوس', '', '20.000', '0.000'],
  ])
  const some = await csvRows(pettyExported(visit(huda(), '/x?format=csv&state=reversed')))
  expect(some.map(([what]) => what)).toEqual(['وقودٌ للسيارة', 'مجموع: معكوس'])
  const far = office.staffWithin('bakhit', { branchIds: [thumrait] }, may.viewPetty, may.exportPetty)
  expect(await csvRows(pettyExported(visit(far, '/x?format=csv')))).toEqual([])
  expect(await statusOf(pettyExported(visit(office.staff('omar', may.viewPetty), '/x')))).toBe(403)
  expect(await office.history()).toContain('house.exported')
})

/** Two bills of one supplier, one of them reversed, and a supplier of whom nothing was bought. */
async function twoSuppliers() {
  await registered()
  const { id: parts } = await addSupplier(huda(), { name: 'قطع الغيار', vatin: 'OM1100234567', phone: '99110022' })
  await addSupplier(huda(), { name: 'مكتبة ظفار' })
  const enter = (number: string, day: string) =>
    enterBill(huda(), {
      ...{ id: id(), supplierId: parts, number, day, dueOn: '2026-02-05', paper: [pdf] },
      ...{ account1: '5400', line1: 'cars', description1: 'إطارات', net1: '100', vatCategory1: 'standard' },
    } as never)
  await enter('INV-1', '2026-01-05')
  const { id: gone } = await enter('INV-2', '2026-01-09')
  await reverseBill(huda(), { billId: gone, reason: 'سُجّلت مرتين' } as never)
  return parts
}

test('suppliers are found by name, number or phone, and whether something is to pay to them', async () => {
  const parts = await twoSuppliers()
  const list = async (query: string) => {
    const { rows, open } = await suppliers(huda(), readSuppliersAsked(asked(query)))
    return [rows.map(({ name }) => name), open]
  }
  expect([await list(''), await list('standing=owed')]).toEqual([
    [['قطع الغيار', 'مكتبة ظفار'], 105_000n],
    [['قطع الغيار'], 105_000n],
  ])
  expect([await list('standing=clear'), await list('q=٩٩١١ الغيار')]).toEqual([
    [['مكتبة ظفار'], 0n],
    [['قطع الغيار'], 105_000n],
  ])
  expect(await csvRows(suppliersExported(visit(huda(), '/x?format=csv')))).toEqual([
    ['قطع الغيار', 'OM1100234567', "'+96899110022", '1', '105.000'],
    ['مكتبة ظفار', '', '', '0', '0.000'],
    ['المجموع', '', '', '', '105.000'],
  ])
  expect((await bills(huda(), readBillsAsked(asked(`supplier=${parts}`)))).count).toBe(2)
})

test('bills are narrowed by their day; a reversed one counts in no total', async () => {
  await twoSuppliers()
  const { sums, count } = await bills(huda(), readBillsAsked(asked('')))
  expect([count, sums]).toEqual([2, { total: 105_000n, credited: 0n, open: 105_000n }])
  const later = await bills(huda(), readBillsAsked(asked('from=2026-01-06&to=2026-01-31')))
  expect(later.rows.map(({ number }) => number)).toEqual(['INV-2'])
  const rows = await csvRows(billsExported(visit(huda(), '/x?format=csv&to=2026-01-06')))
  expect(rows.map(([number, , , , , , , total]) => [number, total])).toEqual([
    ['INV-1', '105.000'],
    ['مجموع: لم تُسدَّد', '105.000'],
  ])
})
