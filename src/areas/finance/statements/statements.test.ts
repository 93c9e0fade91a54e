import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { returnCheque } from '#areas/finance/cheques/use-cases/leave-vault.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { vaultOf } from '#testing/cheques.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { loader as statementPage } from './routes/back-office-statement.tsx'
import { loader as paperPage } from './routes/back-office-statement-pdf.ts'
import { loader as ownPage } from './routes/portal-statement.tsx'
import { loader as ownPaper } from './routes/portal-statement-pdf.ts'
import { loader as exported } from './routes/statement-export.ts'
import { readStatementAsked } from './statement-asked.ts'
import { exportedStatement, statement } from './statement-queries.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, wrong, brings } = vaultOf(office)
const aDay = 86_400_000

const asked = (query = '') => readStatementAsked(new URLSearchParams(query), office.visitor().now())
const of = (partyId: string, query = '') => statement(huda(), [partyId], asked(query))
const told = async (partyId: string, query = '') =>
  (await of(partyId, query)).rows.map(({ paper, amount, balance }) => [paper.number, amount, balance])

/** Salim owes 30 and pays 50; a week later 25 more, of which 5 are taken back. */
async function aLife() {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '30', '2026-01-05')
  const { id: receiptId } = await pays(salim, '50')
  office.later(7 * aDay)
  const { invoiceId, chargeId } = await owes(salim, '25', '2026-02-20')
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'خصم', chargeId1: chargeId, net1: '5' })
  return { salim, receiptId }
}

test('each paper is a row with the balance after it; what pays a debt out of the credit is none', async () => {
  const { salim } = await aLife()
  expect(await told(salim)).toEqual([
    ['IN-SLL26-00001', 30_000n, 30_000n],
    ['RC-SLL26-00001', -50_000n, -20_000n],
    ['IN-SLL26-00002', 25_000n, 5_000n],
    ['CN-SLL26-00001', -5_000n, 0n],
  ])
  expect(await of(salim)).toMatchObject({
    ...{ opening: 0n, debits: 55_000n, credits: 55_000n, closing: 0n, credit: 20_000n, cheques: { total: 0n, rows: [] } },
    services: [{ line: 'cars', owed: 20_000n }],
    ages: { ahead: 20_000n },
  })
  expect((await debt(salim)) - (await credit(salim))).toBe(0n)
})

test('what cheques in hand cover stands beside the due and is not to be paid now; once one comes back it is', async () => {
  const [, salim] = [await box(), await customer()]
  const { invoiceId } = await owes(salim, '30', '2026-01-05')
  await owes(salim, '10', '2026-01-10')
  await owes(salim, '8', '2026-03-01')
  const chequeId = await brings(salim, '33', { cover: 'oldest', dueOn1: '2026-02-01' })
  const covered = async () => (await of(salim)).rows.map(({ covers }) => covers && [covers.amount, covers.cheques[0]?.dueOn])
  expect(await covered()).toEqual([[30_000n, '2026-02-01'], [3_000n, '2026-02-01'], null])
  expect(await of(salim)).toMatchObject({
    ...{ closing: 48_000n, covered: { covered: 33_000n, due: 40_000n, coveredDue: 33_000n }, cheques: { total: 33_000n } },
    rows: [{ paper: { id: invoiceId } }, {}, {}],
  })
  expect((await of(salim, 'service=rent')).covered).toEqual({ covered: 0n, due: 0n, coveredDue: 0n })
  const paper = await paperPage(visit(huda(), '/pdf', { params: { partyId: salim } }))
  const text = pdfText(new Uint8Array(await paper.arrayBuffer())).replaceAll('\n', ' ')
  for (const said of ['مغطى بشيكات', 'يبقى للدفع الآن', '7.000', '33.000']) expect(text).toContain(said)
  const rows = await csvRows(exported(visit(huda(), '/export?format=csv', { params: { partyId: salim } })))
  expect(rows.map((row) => row.at(-1))).toEqual(['', '30.000', '3.000', ''])

  await returnCheque(huda(), { chequeId, reason: 'يدفع نقدًا' })
  expect(await covered()).toEqual([null, null, null])
  expect((await of(salim)).covered).toEqual({ covered: 0n, due: 40_000n, coveredDue: 0n })
})

test('a period begins with what was before it, and ages stand as they stood on its last day', async () => {
  const { salim } = await aLife()
  expect(await of(salim, 'from=2026-01-16&to=2026-01-31')).toMatchObject({ opening: -20_000n, count: 2, closing: 0n })
  const before = await of(salim, 'from=2026-01-01&to=2026-01-16')
  expect(before).toMatchObject({ count: 2, closing: -20_000n, credit: 20_000n, services: [] })
  expect(Object.values(before.ages).every((amount) => amount === 0n)).toBe(true)
  expect(await of(salim, 'from=2026-01-17&to=2026-01-17')).toMatchObject({ opening: -20_000n, count: 0, rows: [] })
})

test('of one service alone, money is a row when it pays something of it', async () => {
  const { salim } = await aLife()
  expect(await told(salim, 'service=cars')).toEqual([
    ['IN-SLL26-00001', 30_000n, 30_000n],
    ['RC-SLL26-00001', -30_000n, 0n],
    ['IN-SLL26-00002', 25_000n, 25_000n],
    ['CN-SLL26-00001', -5_000n, 20_000n],
  ])
  expect(await told(salim, 'service=rent')).toEqual([])
})

test('a receipt that was reversed stays, and its reversal stands below it', async () => {
  const { salim, receiptId } = await aLife()
  await reverseReceipt(huda(), { receiptId, reason: 'على عميل آخر' })
  const { rows, closing } = await of(salim)
  expect(rows.at(-1)).toMatchObject({ amount: 50_000n, paper: { label: 'عكس سند قبض', number: 'RC-SLL26-00001' } })
  expect(closing).toBe(50_000n)
  expect(await wrong()).toEqual([])
})

/** So many charges and payments, posted as they are posted one by one, and folded in part. */
async function manyMovements(partyId: string, each: number) {
  await office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into leaves (account, key) values ('1210', ${partyId}), ('2160', ${partyId}), ('4400', ''), ('1110', 'box')
      on conflict do nothing`.execute(tx)
    await sql`with posted as (
      insert into journals (id, day, source, source_id, purpose, memo, posted_by, posted_at)
      select gen_random_uuid(), date '2025-01-01' + (n / 20)::int, 'test', n::text, k, k || ' ' || n, 'huda', now()
      from generate_series(1, ${each}::int) n, unnest(array['charge', 'money', 'pay']) k returning *)
      insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount, line)
      select p.id, p.day, d.id, d.account, c.id, c.account, (p.source_id::int % 7 + 1) * 1000 + case p.purpose when 'charge' then 500 else 0 end,
        case p.purpose when 'money' then null else 'cars' end
      from posted p
      join leaves d on (d.account, d.key) = (case p.purpose when 'charge' then '1210' when 'money' then '1110' else '2160' end,
        case p.purpose when 'money' then 'box' else ${partyId} end)
      join leaves c on (c.account, c.key) = (case p.purpose when 'charge' then '4400' when 'money' then '2160' else '1210' end,
        case p.purpose when 'charge' then '' else ${partyId} end)`.execute(tx)
  })
  await sql`select fold_ledger()`.execute(office.db)
  await sql`analyze transfers; analyze journals; analyze leaves`.execute(office.owner)
}

test('ten thousand movements add up to their parts and to the leaves of the books, page by page', async () => {
  const salim = await customer()
  await manyMovements(salim, 5_000)
  const whole = 'from=2000-01-01&to=2026-12-31'
  const one = await of(salim, `${whole}&page=120`)
  const began = performance.now()
  await of(salim, `${whole}&page=120`)
  // Some 80 ms on a quiet machine; a scan for each row would take minutes.
  expect(performance.now() - began).toBeLessThan(30_000)

  expect(one).toMatchObject({ count: 10_000, opening: 0n, closing: 2_500_000n, at: 120 })
  expect(one.closing).toBe((await debt(salim)) - (await credit(salim)))
  expect(one.closing).toBe(one.debits - one.credits)
  expect(one.closing).toBe(one.services.reduce((sum, { owed }) => sum + owed, 0n) - one.credit)

  let [sum, rows] = [0n, 0]
  for await (const row of await exportedStatement(huda(), [salim], asked(whole))) {
    sum += row.amount
    rows += 1
    if (row.balance !== sum) expect.fail(`row ${rows} says ${row.balance} and comes to ${sum}`)
  }
  expect([rows, sum]).toEqual([10_000, one.closing])
  const before = (await of(salim, `${whole}&page=119`)).rows.at(-1)
  expect(one.rows[0]?.balance).toBe((before?.balance ?? 0n) + (one.rows[0]?.amount ?? 0n))
})

test('a merged customer’s papers are the other’s, and the old address leads there', async () => {
  const { salim } = await aLife()
  const other = await customer('سالم الكثيري الثاني')
  await office.owner.updateTable('parties').set({ mergedInto: other }).where('id', '=', salim).execute()
  for (const partyId of [salim, other]) {
    const shown = await statementPage(visit(huda(), '/', { params: { partyId } }))
    expect(shown).toMatchObject({ party: { id: other }, one: { count: 4, credit: 20_000n } })
  }
})

test('a customer reads their own account in the portal, and nobody else’s', async () => {
  const { salim } = await aLife()
  const other = await customer('غيره')
  await owes(other, '99')
  await office.db.insertInto('customerAccounts').values({ accountId: 'salim', partyId: salim, joinedAt: new Date() }).execute()
  const own = (accountId: string) => ownPage(visit(office.customer(accountId), `/dashboard/payments/statement?partyId=${other}`))
  expect(await own('salim')).toMatchObject({ one: { count: 4, closing: 0n } })
  expect(await own('nobody')).toMatchObject({ one: null })

  const paper = (accountId: string) => ownPaper(visit(office.customer(accountId), '/dashboard/payments/statement/pdf'))
  expect(pdfText(new Uint8Array(await (await paper('salim')).arrayBuffer()))).toContain('CU-10001')
  expect(await answered(paper('nobody'))).toMatchObject({ init: { status: 404 } })
})

test('the paper says who, which days, every row and what it comes to, and its head stands on each page', async () => {
  const { salim } = await aLife()
  const print = async (query: string) => {
    const answer = await paperPage(visit(huda(), `/pdf?${query}`, { params: { partyId: salim } }))
    return pdfText(new Uint8Array(await answer.arrayBuffer()))
  }
  const arabic = await print('from=2026-01-16')
  for (const said of ['سالم', 'CU-10001', 'تأجير سيارة', 'CN-SLL26-00001', '25.000', '20.000', 'رصيد الافتتاح']) {
    expect(arabic, said).toContain(said)
  }
  expect(arabic).not.toContain('Opening balance')
  expect(await print('lang=both')).toContain('Opening balance')

  await manyMovements(await customer('غيره'), 100)
  const long = await office.db
    .selectFrom('leaves')
    .select('key')
    .where('account', '=', '1210')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const pages = await paperPage(visit(huda(), '/pdf?from=2025-01-01', { params: { partyId: long?.key ?? '' } }))
  const text = pdfText(new Uint8Array(await pages.arrayBuffer()))
  expect(text.match(/صفحة/g)?.length).toBeGreaterThan(4)
  expect(text.match(/البيان/g)?.length).toBe(text.match(/صفحة/g)?.length)
})

test('what is too long for paper is narrowed, and goes out as a table', async () => {
  const salim = await customer()
  await manyMovements(salim, 1_600)
  const at = { params: { partyId: salim } }
  expect(await answered(paperPage(visit(huda(), '/pdf?from=2000-01-01', at)))).toMatchObject({ init: { status: 422 } })
  const csv = await (await exported(visit(huda(), '/export?format=csv&from=2025-01-02&to=2025-01-02', at))).text()
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(2 + 40)
  expect(lines[1]).toContain('رصيد الافتتاح')
  expect(await office.history()).toContain('house.exported')
  expect(await statusOf(exported(visit(huda(), '/export', at)))).toBe(200)
})

test('an address asks for nothing that is not there', () => {
  expect(asked('from=2026-02-30&to=x&service=cheese&page=-1')).toEqual({
    ...{ from: '2025-10-01', to: '2026-01-15', service: '', page: 1 },
  })
  expect(asked('from=2026-05-01&to=2026-04-01')).toMatchObject({ from: '2026-04-01', to: '2026-04-01' })
})
