import { foldLedger } from '#areas/finance/ledger/leaves.ts'
import { turnovers } from '#areas/finance/ledger/trial-balance.ts'
import { counter } from '#areas/finance/receipts/cashier-queries.ts'
import { readStatementAsked } from '#areas/finance/statements/statement-asked.ts'
import { statement } from '#areas/finance/statements/statement-queries.ts'
import { dayOf } from '#values/days.ts'
import { type BenchOffice, benchOffice } from './office.ts'
import { fillParties } from './parties.ts'

const size = { parties: 100_000, charges: 1_000_000, transfers: 5_000_000, movements: 10_000 }

/** How long the counter and the accountant wait after many years: the slowest of five, warm. Written past the triggers. */
export const afterYears = () =>
  benchOffice(async (office) => {
    const { ctx } = office
    await fillParties(ctx.db, size.parties)
    const { id, number } = await yearsOf(office)
    const asked = readStatementAsked(new URLSearchParams('from=2000-01-01'), ctx.now())
    const { count } = await statement(ctx, [id], asked)
    if (count < size.movements) throw new Error(`a statement of ${count} movements`)
    const found = async (q: string) => {
      const { found: all, payer } = await counter(ctx, { q, party: '' })
      if (all.length === 0 && !payer) throw new Error(`nobody is found by «${q}»`)
    }
    return {
      trial: await slowest(() => turnovers(ctx, dayOf(ctx.now()))),
      firstPage: await slowest(() => statement(ctx, [id], asked)),
      lastPage: await slowest(() => statement(ctx, [id], { ...asked, page: 200 })),
      byName: await slowest(() => found('سالم الكثيري')),
      byPhone: await slowest(() => found('70001234')),
      byPaper: await slowest(() => found(number)),
      dues: await slowest(() => counter(ctx, { q: '', party: id })),
    }
  })

async function slowest(does: () => Promise<unknown>) {
  let most = 0
  for (let round = 0; round < 6; round += 1) {
    const began = performance.now()
    await does()
    if (round > 0) most = Math.max(most, performance.now() - began)
  }
  return most
}

/** Ten years of an office: a million lines of invoices that nobody has paid, and five million movements in the books. */
async function yearsOf({ admin, ctx }: BenchOffice) {
  await admin.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
  const dropped = await withoutIndexes({ admin }, ['transfers', 'charges'])
  await admin.query(leaves)
  await admin.query(manyTransfers, [size.transfers])
  await admin.query(oneCustomer, [size.movements])
  await admin.query(invoices, [size.charges / 10])
  await admin.query(charges)
  for (const again of dropped) await admin.query(again)
  await admin.query('set session_replication_role = origin')
  await foldLedger(ctx.db)
  await admin.query(tail)
  for (const table of ['leaves', 'journals', 'transfers', 'invoices', 'charges', 'parties'])
    await admin.query(`vacuum analyze ${table}`)
  const { rows } = await admin.query<{ id: string; number: string }>(
    `select party_id as id, number from invoices where party_id = ${theCustomer} order by number limit 1`,
  )
  return rows[0] ?? { id: '', number: '' }
}

/** Rows by the million come sooner where their indexes are made afterwards. */
async function withoutIndexes({ admin }: Pick<BenchOffice, 'admin'>, tables: readonly string[]) {
  const { rows } = await admin.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = any($1::regclass[]) and not indisunique and not indisprimary`,
    [tables],
  )
  for (const { name } of rows) await admin.query(`drop index ${name}`)
  return rows.map(({ made }) => made)
}

const theCustomer = `(select id from parties where sequence = 1000000)`

/** A leaf for every tenth customer, one after the other, and those the money meets. */
const leaves = `
  insert into leaves (account, key) select '1210', id::text from parties where sequence % 10 = 0;
  insert into leaves (account, key) select '2160', id::text from parties where sequence % 10 = 0;
  insert into leaves (account, key) values ('4400', ''), ('1110', 'bench-box')`

const manyTransfers = `
  with made as (
    insert into journals (id, day, source, source_id, purpose, memo, posted_by, posted_at)
    select gen_random_uuid(), current_date - n % 3650, 'bench', n::text, 'many', 'حركات', 'bench', now()
    from generate_series(1, $1::int / 1000) n returning id, day, tx, source_id::int as place),
  ends as (select min(id) filter (where account = '1210') as owed, min(id) filter (where account = '2160') as kept,
    count(*) filter (where account = '1210')::int as many,
    min(id) filter (where account = '4400') as income, min(id) filter (where account = '1110') as box from leaves)
  insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount, line, tx)
  select id, day, case when n % 2 = 0 then owed + (n * 79 + place * 31) % many else box end, case when n % 2 = 0 then '1210' else '1110' end,
    case when n % 2 = 0 then income else kept + (n * 104 + place * 17) % many end, case when n % 2 = 0 then '4400' else '2160' end,
    5 * (1 + n % 900), 'cars', tx
  from made cross join ends cross join generate_series(1, 1000) n`

/** The account of one customer alone: an invoice, a payment, and so on. */
const oneCustomer = `
  with made as (
    insert into journals (id, day, source, source_id, purpose, memo, posted_by, posted_at)
    select gen_random_uuid(), current_date - n % 3650, 'bench', n::text, 'one', 'حركة ' || n, 'bench', now()
    from generate_series(1, $1::int) n returning id, day, tx, source_id::int as n),
  theirs as (select account, id from leaves where key = ${theCustomer}::text)
  insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount, line, party_id, tx)
  select made.id, made.day,
    case when n % 2 = 0 then owed.id else box.id end, case when n % 2 = 0 then '1210' else '1110' end,
    case when n % 2 = 0 then income.id else kept.id end, case when n % 2 = 0 then '4400' else '2160' end,
    5 * (1 + n % 900), 'cars', ${theCustomer}, made.tx
  from made join theirs owed on owed.account = '1210' join theirs kept on kept.account = '2160'
  join leaves income on income.account = '4400' join leaves box on box.account = '1110'`

/** Ten papers of ten lines for every tenth customer. */
const invoices = `insert into invoices
    (id, kind, branch_id, year, sequence, number, party_id, issued_on, issued_at, issued_by, supplied_from, supplied_until, due_on,
     seller, buyer, net, vat, journal_id)
  select gen_random_uuid(), 'tax-invoice', branches.id, 2020, n, 'INV-SLL20-' || lpad(n::text, 6, '0'), payers.id, current_date - n % 3650,
    now() - n % 3650 * interval '1 day', 'bench', current_date - n % 3650, current_date - n % 3650, current_date - n % 3650,
    '{}', '{"name": "عميل"}', 100000, 5000, (select id from journals limit 1)
  from generate_series(1, $1::int) n
  join (select id, row_number() over (order by sequence) - 1 as place from parties where sequence % 10 = 0) payers
    on payers.place = n % (select count(*) from parties where sequence % 10 = 0)
  cross join (select id from branches limit 1) branches`

const charges = `insert into charges
    (id, invoice_id, place, party_id, branch_id, kind, line, description, quantity, unit_price, discount, net, vat_category, vat_rate,
     vat, debt_account, income_account, income_key, due_on, source, source_id, open_net, open_vat)
  select gen_random_uuid(), invoices.id, place, party_id, branch_id, 'car-hire', 'cars', 'تأجير سيارة ' || place, 1000, 10000, 0, 10000,
    'standard', 5, 500, '1210', '4400', '', invoices.due_on, 'invoice', invoices.id || ':' || place, 10000, 500
  from invoices cross join generate_series(1, 10) place`

/** What came since the last fold: as much as may lie between two. */
const tail = `
  with made as (
    insert into journals (id, day, source, source_id, purpose, memo, posted_by, posted_at)
    select gen_random_uuid(), current_date, 'bench', n::text, 'tail', 'حركة', 'bench', now() from generate_series(1, 499) n returning id, day)
  insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount, line)
  select made.id, made.day, box.id, '1110', kept.id, '2160', 5000, 'cars'
  from made cross join (select id from leaves where account = '2160' limit 3) kept join leaves box on box.account = '1110'`
