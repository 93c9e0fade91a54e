import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { answered, visit } from '#testing/visit.ts'
import { moneyInShort, ownMoney } from './own-money.ts'
import { ownInvoices, ownReceipts } from './own-papers.ts'
import { loader as paymentsPage } from './routes/portal-payments.tsx'

const office = testOffice()
const { owner, owes, pays, box } = ownersOf(office)

test('a customer reads what is due now, what of it is late, what comes, and the credit: of all services, and nobody else’s', async () => {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  await box()
  await owes(salim.partyId, '30', '2026-01-05')
  await owes(salim.partyId, '20', '2026-01-15')
  await owes(salim.partyId, '7.500', '2026-01-25')
  await owes(salim.partyId, '2.500', '2026-01-25')
  await owes(said.partyId, '99', '2026-01-05')
  await pays(salim.partyId, '10')

  expect(await moneyInShort(salim.ctx)).toEqual({
    ...{ total: 50_000n, due: 40_000n, overdue: 20_000n, upcoming: 10_000n, credit: 0n },
    next: { dueOn: '2026-01-25', amount: 10_000n },
  })
  const money = await ownMoney(salim.ctx)
  expect(money?.dues.map(({ dueOn, open }) => [dueOn, open])).toEqual([
    ['2026-01-05', 20_000n],
    ['2026-01-15', 20_000n],
    ['2026-01-25', expect.any(BigInt)],
    ['2026-01-25', expect.any(BigInt)],
  ])
  await pays(said.partyId, '120')
  expect(await moneyInShort(said.ctx)).toMatchObject({ total: 0n, next: null, credit: 21_000n })
})

test('the papers are one’s own, the newest first, and a page past the end is the last one', async () => {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  await box()
  await owes(salim.partyId, '30')
  await pays(salim.partyId, '30')
  await pays(salim.partyId, '5')

  expect((await ownInvoices(salim.ctx, 9))?.rows).toMatchObject([{ state: 'paid', open: 0n, total: 30_000n }])
  expect((await ownReceipts(salim.ctx, 1))?.rows.map(({ amount }) => amount)).toEqual([5_000n, 30_000n])
  expect([(await ownInvoices(said.ctx, 1))?.count, (await ownReceipts(said.ctx, 1))?.count]).toEqual([0, 0])
})

test('an account without a record is told so, and a visitor signs in first', async () => {
  expect(await paymentsPage(visit(office.customer('nobody'), '/dashboard/payments'))).toMatchObject({ money: null })
  expect(await ownInvoices(office.customer('nobody'), 1)).toBeNull()
  expect(await answered(paymentsPage(visit(office.visitor(), '/dashboard/payments')))).toMatchObject({
    to: '/login?to=%2Fdashboard%2Fpayments',
  })
})
