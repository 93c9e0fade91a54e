import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { moneyOf } from '#areas/finance/reports/figures.ts'
import { openBranches, thumrait } from '#testing/branches.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { ageingReport } from './ageing-report.ts'
import { debtsAddress, readDebtsAsked } from './debts-asked.ts'
import { debts } from './debts-queries.ts'
import { loader as listPage } from './routes/back-office-accounts-of-customers.tsx'
import { loader as exported } from './routes/debts-export.ts'

const office = testOffice()
const { huda, customer, box, owes, pays, debt, credit, brings } = vaultOf(office)
const aDay = 86_400_000

const asked = (query = '') => readDebtsAsked(new URLSearchParams(query), office.visitor().now())
const listed = async (query = '') => (await debts(huda(), asked(query), may.viewDebts)).rows.map(({ name }) => name)
const [salim, said, muna] = ['سالم الكثيري', 'سعيد المعشني', 'منى الشنفري']

/** On 15 January: Salim owes 30 since a month ago and 20 to come, Said 5 since a week, and 40 stand for Muna. */
async function three() {
  await box()
  const ids = { salim: await customer(salim), said: await customer(said), muna: await customer(muna) }
  await owes(ids.salim, '50', '2025-12-10')
  await pays(ids.salim, '20')
  await owes(ids.salim, '20', '2026-02-01')
  await owes(ids.said, '5', '2026-01-08')
  await pays(ids.muna, '40')
  return ids
}

test('whoever owes or is owed stands in the list with the ages, as the books say', async () => {
  const ids = await three()
  const { rows, sums, count } = await debts(huda(), asked(), may.viewDebts)
  expect(rows).toMatchObject([
    { name: salim, ahead: 20_000n, two: 30_000n, overdue: 30_000n, owed: 50_000n, balance: 50_000n, lastPaidOn: '2026-01-15' },
    { name: said, month: 5_000n, balance: 5_000n, lastPaidOn: null },
    { name: muna, owed: 0n, credit: 40_000n, balance: -40_000n },
  ])
  expect(sums).toMatchObject({ owed: 55_000n, overdue: 35_000n, credit: 40_000n, balance: 15_000n })
  expect(count).toBe(3)
  for (const [index, id] of [ids.salim, ids.said, ids.muna].entries()) {
    expect(rows[index]?.balance).toBe((await debt(id)) - (await credit(id)))
  }
})

test('what is due for more than ninety days is told apart from what is for more than half a year, in the list and on the desk', async () => {
  await box()
  const id = await customer(salim)
  for (const dueOn of ['2025-10-17', '2025-10-16', '2025-07-19', '2025-07-18']) await owes(id, '10', dueOn)
  const told = { three: 10_000n, six: 20_000n, older: 10_000n }
  const { rows, sums } = await debts(huda(), asked(), may.viewDebts)
  expect([rows[0], sums]).toMatchObject([
    { ...told, overdue: 40_000n, owed: 40_000n },
    { ...told, overdue: 40_000n },
  ])
  expect(await listed('age=six')).toEqual([salim])
  expect((await moneyOf(huda())).ages).toMatchObject(told)
})

test('what a cheque in hand covers is said, and never more than is open', async () => {
  const ids = await three()
  await brings(ids.said, '50', { cover: 'oldest' })
  await brings(ids.salim, '100')
  const { rows } = await debts(huda(), asked(), may.viewDebts)
  expect(rows.map(({ name, covered }) => [name, covered])).toEqual([
    [salim, 0n],
    [said, 5_000n],
    [muna, 0n],
  ])
})

test('the list is narrowed by who, by service, age, side and amount, and what it comes to follows', async () => {
  await three()
  expect(await listed('q=سعيد')).toEqual([said])
  expect(await listed('age=two')).toEqual([salim])
  expect(await listed('side=credit')).toEqual([muna])
  expect(await listed('side=overdue&sort=overdue')).toEqual([said, salim])
  expect(await listed('least=6')).toEqual([salim, muna])
  expect(await listed('least=٤٠.٠٠١')).toEqual([salim])
  expect(await listed('least=much')).toHaveLength(3)
  expect(await listed('service=rent')).toEqual([])
  expect(await listed('service=cars')).toEqual([salim, said])
  expect(await listed('page=9')).toHaveLength(3)
  const { sums } = await debts(huda(), asked('q=سعيد'), may.viewDebts)
  expect(sums).toMatchObject({ owed: 5_000n, credit: 0n })
})

test('as of a day before, what happened since did not happen yet', async () => {
  const ids = await three()
  office.later(10 * aDay)
  await pays(ids.salim, '50')
  await owes(ids.muna, '12', '2026-01-30')
  const on = async (day: string) => (await ageingReport(huda(), asked(`day=${day}`), may.viewDebts)).sums

  expect(await on('2026-01-15')).toMatchObject({ owed: 55_000n, credit: 40_000n, ahead: 20_000n, month: 5_000n, two: 30_000n })
  expect(await on('2026-01-14')).toMatchObject({ owed: 0n, credit: 0n })
  expect(await on('2026-01-25')).toMatchObject({ owed: 17_000n, credit: 40_000n })
  expect(asked('day=2031-01-01').day).toBe('2026-01-25')
})

test('by service and by branch they come to the same', async () => {
  await three()
  const of = (by: string) => ageingReport(huda(), asked(`by=${by}`), may.viewDebts)
  const [customers, services, branches] = await Promise.all(['customer', 'service', 'branch'].map(of))
  expect(services?.groups.map(({ name, owed, credit: kept }) => [name, owed, kept])).toEqual([
    ['تأجير السيارات', 55_000n, 0n],
    ['رصيد دائن لم يُوزَّع', 0n, 40_000n],
  ])
  expect(branches?.groups).toMatchObject([{ owed: 55_000n, credit: 40_000n }])
  expect(services?.sums).toEqual(customers?.sums)
  expect(branches?.sums).toEqual(customers?.sums)
})

test('a merged customer is one row', async () => {
  const ids = await three()
  await office.owner.updateTable('parties').set({ mergedInto: ids.salim }).where('id', '=', ids.said).execute()
  await office.owner.updateTable('parties').set({ mergedInto: ids.said }).where('id', '=', ids.muna).execute()
  const { rows } = await debts(huda(), asked(), may.viewDebts)
  expect(rows).toMatchObject([{ name: salim, owed: 55_000n, credit: 40_000n, lastPaidOn: '2026-01-15' }])
})

test('whoever sees one branch sees what is owed there, in the list and in the file', async () => {
  await three()
  await openBranches(office.db)
  const far = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewDebts, may.exportDebts)
  const near = office.staff('omar', may.viewDebts, customersPermissions.view)
  expect((await debts(far, asked(), may.viewDebts)).rows).toEqual([])
  expect((await ageingReport(far, asked('by=branch'), may.viewDebts)).groups).toEqual([])
  expect((await debts(near, asked(), may.viewDebts)).rows).toHaveLength(3)
  expect(await answered(exported(visit(near, '/export')))).toMatchObject({ init: { status: 403 } })
  expect(await answered(listPage(visit(office.staff('nobody'), '/')))).toMatchObject({ init: { status: 403 } })
})

test('it leaves the house as it stands in its address, by whatever it is grouped, and on paper', async () => {
  await three()
  const csv = async (query: string) => {
    const text = await (await exported(visit(huda(), `/export?format=csv&${query}`))).text()
    return text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(0, 2))
  }
  expect(await csv('side=owes')).toEqual([
    ['CU-10001', salim],
    ['CU-10002', said],
    ['المجموع', ''],
  ])
  expect(await csv('by=service')).toEqual([
    ['تأجير السيارات', '20.000'],
    ['رصيد دائن لم يُوزَّع', '0.000'],
    ['المجموع', '20.000'],
  ])
  expect(await statusOf(exported(visit(huda(), '/export')))).toBe(200)
  expect(await office.history()).toContain('house.exported')
  for (const by of ['customer', 'service', 'branch']) {
    const paper = await exported(visit(huda(), `/export?format=pdf&by=${by}`))
    const text = pdfText(new Uint8Array(await paper.arrayBuffer()))
    for (const figure of ['55.000', '40.000', 'المجموع']) expect(text, by).toContain(figure)
  }
})

test('on paper stands what is overdue and what cheques cover, as in the list and the sheet', async () => {
  const { salim: id } = await three()
  const { chargeId } = await owes(id, '12.345', '2026-03-01')
  await brings(id, '12.345', { cover: 'chosen', charge1: chargeId })
  const text = async (by: string) => {
    const paper = await exported(visit(huda(), `/export?format=pdf&by=${by}`))
    return pdfText(new Uint8Array(await paper.arrayBuffer()))
  }
  const [customers, services] = [await text('customer'), await text('service')]
  for (const paper of [customers, services]) expect(paper).toContain('35.000')
  expect(customers.match(/12\.345/g)).toHaveLength(2)
  expect(services).not.toContain('12.345')
})

test('an address says what is asked for and nothing else', () => {
  expect(debtsAddress({ ...asked('age=old&by=x&side=owes&page=2'), day: '' })).toBe('/admin/finance/customers?side=owes&page=2')
})

test('a hundred thousand customers who owe are listed in one look', async () => {
  await box()
  await owes(await customer(salim), '50', '2025-12-10')
  await office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into parties select (p).* from (select jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'phone', null,
      'sequence', 200000 + n, 'name', 'عميل ' || n)) p from parties p, generate_series(1, 100000) n) made`.execute(tx)
    await sql`insert into charges select (c).* from (select jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
      'party_id', p.id, 'source_id', p.id::text, 'place', p.sequence, 'due_on', date '2026-01-20' - p.sequence % 120)) c
      from charges c, parties p where p.sequence > 200000) made`.execute(tx)
  })
  await sql`analyze parties; analyze charges`.execute(office.owner)
  await debts(huda(), asked('sort=-overdue'), may.viewDebts)
  const began = performance.now()
  const { count, sums } = await debts(huda(), asked('sort=-overdue'), may.viewDebts)
  console.info(`100,000 accounts: ${Math.round(performance.now() - began)} ms`)
  expect([count, sums.owed]).toEqual([100_001, 5_000_050_000n])
})
