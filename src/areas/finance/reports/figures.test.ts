import { expect, test } from 'vitest'
import { readInvoicesAsked } from '#areas/finance/invoices/invoice-asked.ts'
import { invoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { receipts } from '#areas/finance/receipts/queries.ts'
import { readReceiptsAsked } from '#areas/finance/receipts/receipt-asked.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { changeMoneySetting } from '#areas/finance/settings/use-cases/change-money-setting.ts'
import { boxesOf } from '#testing/boxes.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { vaultOf } from '#testing/cheques.ts'
import { tilesFor, told } from '#testing/figures.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { ownBelowLeast } from './exceptions.ts'
import { moneyOf } from './figures.ts'

const office = testOffice()
const { huda, customer, box, owes, pays, brings } = vaultOf(office)
const { colleague } = boxesOf(office)
const toldAll = async (ctx = huda()) => Object.fromEntries((await tilesFor(ctx)).map(({ label, value }) => [label, value]))

/** Two who owe, one of them late; one paid, one paid more, and one payment was taken back. */
async function aDay() {
  const [salim, nasser] = [await customer('سالم الكثيري'), await customer('ناصر المعشني')]
  await box('fatima')
  await owes(salim, '100', '2026-01-14')
  await owes(nasser, '40', '2026-02-20')
  await pays(salim, '60', {}, 'fatima')
  await pays(nasser, '55', {}, 'fatima')
  const taken = await pays(salim, '10', {}, 'fatima')
  await reverseReceipt(huda(), { receiptId: taken.id, reason: 'خطأ' })
}

test('the first page says what came in today, what lies in the boxes, what is late and what pays nothing yet', async () => {
  expect(await toldAll()).toMatchObject({ 'قُبض نقدًا اليوم': 0n, 'متأخر على العملاء': 0n })
  await aDay()
  expect(await toldAll()).toMatchObject({
    'قُبض نقدًا اليوم': 115_000n,
    'النقد في الصناديق': 115_000n,
    'متأخر على العملاء': 40_000n,
    'دفعات لم تُوزَّع': 15_000n,
  })
  const today = (await tilesFor(huda())).find(({ label }) => label === 'قُبض نقدًا اليوم')
  const list = (path: string) => receipts(huda(), readReceiptsAsked(new URL(path, 'http://office').searchParams))
  expect((await list(today?.path ?? '')).sums).toEqual([{ method: 'cash', sum: 115_000n }])
  expect(await list('/x?state=unused')).toMatchObject({ unused: 15_000n, rows: [{ unused: 15_000n }] })
})

test('cheques that are due within a week are told, with those past their day and without those that come later', async () => {
  const salim = await customer()
  await brings(salim, '285.500', { dueOn1: '2026-01-10' })
  await brings(salim, '100', { dueOn1: '2026-01-21' })
  await brings(salim, '50', { dueOn1: '2026-01-22' })
  expect(await toldAll()).toMatchObject({ 'شيكات تستحق خلال أسبوع': 385_500n })
})

test('what is ours of the money is told beside what lies with us, and calls for somebody below what the company wants to keep', async () => {
  const missing = async () => (await told(huda(), ownBelowLeast.read(huda()))).map(({ delay }) => delay)
  await aDay()
  const ours = (await tilesFor(huda())).find(({ label }) => label === 'مالنا من النقد')
  expect(ours).toMatchObject({ value: 100_000n, path: '/admin/finance/balance-sheet' })
  expect(await missing()).toEqual([])
  const least = { key: 'leastOwnMoney', value: '100.005', fromDay: '2026-01-15', reason: 'قرار الإدارة' } as const
  await changeMoneySetting(huda(), least)
  expect(await missing()).toEqual([{ onDay: '2026-01-16', amount: 5n }])
})

test('each figure is for whoever may see its list, as far as they may; whoever keeps a box is not told what lies in it', async () => {
  await aDay()
  await openBranches(office.db)
  expect(await toldAll(office.staff('omar'))).toEqual({})
  expect(Object.keys(await toldAll(office.staff('omar', may.viewBoxBalances)))).toEqual(['النقد في الصناديق'])
  const elsewhere = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewReceipts, may.viewInvoices)
  expect(await toldAll(elsewhere)).toEqual({
    ...{ 'قُبض نقدًا اليوم': 0n, 'حُصّل اليوم': 0n, 'دفعات لم تُوزَّع': 0n },
    ...{ 'متأخر على العملاء': 0n, 'فواتير اليوم': 0 },
  })
  expect(await toldAll(office.staff('fatima', may.viewBoxBalances))).toEqual({ 'النقد في الصناديق': 0n })
})

test('what was charged stands beside what came in, month by month in the days of Muscat, and what is open by its age', async () => {
  await aDay()
  const { ages, months } = await moneyOf(huda())
  expect(ages).toEqual({ ahead: 0n, month: 40_000n, two: 0n, three: 0n, six: 0n, older: 0n })
  expect(months?.map(({ month }) => month)).toEqual(
    ['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01'].map((month) => `${month}-01`),
  )
  expect(months?.at(-1)).toMatchObject({ billed: 140_000n, collected: 115_000n })
  expect(await moneyOf(office.staff('omar', may.viewReceipts))).toMatchObject({ ages: null, months: null })
})

test('what a month charged and took leads to the lists it is made of, without what older books had', async () => {
  await aDay()
  const { opens } = openingsOf(office)
  const two = { huda: await colleague('noura', 'accountant'), salim: await colleague('said', 'financeManager') }
  const { sequence } = await office.db.selectFrom('parties').select('sequence').orderBy('sequence').executeTakeFirstOrThrow()
  await opens(two, 'invoices', [`CU-${sequence},2025/3,2025-12-03,,20,1,,`])
  await opens(two, 'credits', [`CU-${sequence},R-9,7,2025-12-03`])

  const within = (path = '') => new URL(path, 'http://office').searchParams
  const listed = async (charged?: string, taken?: string) => [
    (await invoices(huda(), readInvoicesAsked(within(charged)))).sums.total,
    (await receipts(huda(), readReceiptsAsked(within(taken)))).sums.reduce((all, { sum }) => all + sum, 0n),
  ]
  const [december, january] = (await moneyOf(huda())).months?.slice(-2) ?? []
  expect([december, january]).toMatchObject([
    { billed: 0n, collected: 0n },
    { billed: 140_000n, collected: 115_000n },
  ])
  expect(await listed()).toEqual([161_000n, 122_000n])
  expect(await listed(december?.invoices, december?.receipts)).toEqual([0n, 0n])
  expect(await listed(january?.invoices, january?.receipts)).toEqual([140_000n, 115_000n])
})
