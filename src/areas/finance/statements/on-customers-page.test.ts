import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { allocatePayment } from '#areas/finance/receipts/use-cases/allocate-payment.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { accountInShort } from './account-in-short.ts'
import { papersFinder } from './finder.ts'
import { accountsPersonal } from './personal.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays } = payersOf(office)

async function aLife() {
  await box()
  const salim = await customer()
  await owes(salim, '30', '2026-01-05')
  await pays(salim, '50')
  await owes(salim, '25', '2026-02-20')
  return salim
}

test('a customer’s page says what is owed, how late it is, and the last papers', async () => {
  const salim = await aLife()
  expect(await accountInShort(huda(), salim)).toMatchObject({
    ...{ owed: 25_000n, overdue: 0n, credit: 20_000n, ages: { ahead: 25_000n } },
    papers: expect.arrayContaining([expect.objectContaining({ label: 'سند قبض', amount: 50_000n })]),
    cheques: { total: 0n, rows: [] },
  })
  expect((await accountInShort(huda(), salim))?.papers).toHaveLength(3)
  expect(await accountInShort(office.staff('omar', may.viewStatements), salim)).toBeNull()
})

test('papers are found by their numbers, by whoever may see them', async () => {
  await aLife()
  const found = async (words: string, ctx = huda()) => (await papersFinder.find(ctx, words)).map(({ label }) => label)
  expect(await found('SLL26-00001')).toEqual(['IN-SLL26-00001', 'RC-SLL26-00001'])
  expect(await found('rc-sll26-00001')).toEqual(['RC-SLL26-00001'])
  expect(await found('٠٠٠٠٢')).toEqual(['IN-SLL26-00002'])
  expect(await found('سالم')).toEqual([])
  expect(await found('%%%000')).toEqual(expect.arrayContaining(['IN-SLL26-00001']))
  expect(await found('SLL26-00001', office.staff('omar', may.viewInvoices))).toEqual(['IN-SLL26-00001'])
})

test('the copy of one’s data names the papers, and they stay when the person is forgotten', async () => {
  const salim = await aLife()
  await office.db.insertInto('customerAccounts').values({ accountId: 'salim', partyId: salim, joinedAt: new Date() }).execute()
  const subject = { accountId: 'salim', phone: null, email: null }
  const kept = await accountsPersonal.kept(office, subject)
  expect(kept.map(({ kind, records }) => [kind, records.length])).toEqual([
    ['invoices', 2],
    ['receipts', 1],
  ])
  expect(await accountsPersonal.kept(office, { ...subject, accountId: 'nobody' })).toEqual([])
  await allocatePayment(huda(), { id: id(), partyId: salim })
  await pays(salim, '5')
  const outcome = await office.db
    .transaction()
    .execute((tx) => accountsPersonal.forget({ ...huda(), tx, record() {}, repeated() {}, keepFile: async () => '' }, subject))
  expect(outcome).toMatchObject([
    { title: 'الفواتير والإشعارات', count: 0, stays: expect.stringContaining('القانون') },
    { title: 'سندات القبض', count: 0 },
  ])
})
