import { sql } from 'kysely'
import { billPath } from '#areas/finance/bills/bill.ts'
import { pettyPath } from '#areas/finance/bills/petty.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { isOurs } from '#areas/finance/invoices/our-papers.ts'
import type { vatCategories } from '#areas/finance/invoices/vat.ts'
import { openingSource } from '#areas/finance/ledger/opening.ts'
import type { Ctx } from '#platform/context.ts'
import type { DocumentKind } from './boxes.ts'
import { daysOf } from './quarter.ts'

/** One of the papers of which a figure is made. A base is not known of what the bank keeps and of what began before our books. */
export type TaxDocument = {
  id: string
  day: string
  name: string
  who: string | null
  base: bigint | null
  tax: bigint
  path: string
}

/** So many are told; the figure itself counts them all. */
const mostTold = 2_000

/** The papers behind a figure of a quarter's return, the oldest first. */
export async function taxDocuments(ctx: Pick<Ctx, 'db'>, quarter: string, of: DocumentKind): Promise<TaxDocument[]> {
  if (of === 'bills' || of === 'assets') return billsIn(ctx, quarter, of)
  if (of === 'petty') return pettyIn(ctx, quarter)
  if (of === 'bank' || of === 'opening') return journalsIn(ctx, quarter, of)
  return suppliesOf(ctx, quarter, of)
}

async function suppliesOf({ db }: Pick<Ctx, 'db'>, quarter: string, category: keyof typeof vatCategories) {
  const { first, last } = daysOf(quarter)
  const { rows } = await sql<Omit<TaxDocument, 'path'>>`
    select i.id, i.issued_on "day", i.number name, i.buyer->>'name' who, sum(told.net)::bigint base, sum(told.vat)::bigint tax from (
      select c.invoice_id id, c.net, c.vat, c.vat_category category from charges c
      union all
      select n.id, m.net, m.vat, c.vat_category from charge_movements m join charges c on c.id = m.charge_id
        join invoices n on n.journal_id = m.journal_id and n.kind = 'credit-note' where m.kind = 'credited') told
    join invoices i on i.id = told.id
    where told.category = ${category} and ${isOurs('i.kind')} and i.issued_on between ${first} and ${last}
    group by i.id order by i.issued_at, i.kind = 'credit-note', i.number limit ${mostTold}`.execute(db)
  return rows.map((row) => ({ ...row, path: invoicePath(row.id) }))
}

const thatStay = (of: 'bills' | 'assets') => (of === 'assets' ? sql`l.asset is not null` : sql`l.asset is null`)

async function billsIn({ db }: Pick<Ctx, 'db'>, quarter: string, of: 'bills' | 'assets') {
  const { first, last } = daysOf(quarter)
  const { rows } = await sql<Omit<TaxDocument, 'path'> & { told: number }>`
    select b.id, b.day, b.number name, s.name who, told.told, sum(told.told * l.net)::bigint base, sum(told.told * l.vat)::bigint tax from (
      select id, 1 told from bills where posted_on between ${first} and ${last} and (reversed_at is null or reversed_in is not null)
      union all select id, -1 from bills where reversed_in = ${quarter}) told
    join bills b on b.id = told.id join suppliers s on s.id = b.supplier_id join bill_lines l on l.bill_id = b.id
    where l.recoverable and ${thatStay(of)} group by b.id, s.name, told.told order by b.day, b.sequence limit ${mostTold}`.execute(
    db,
  )
  const whole = rows.map(({ told, ...row }) => ({
    ...{ ...row, id: `${row.id} ${told}`, path: billPath(row.id) },
    name: told < 0 ? `عكس ${row.name}` : row.name,
  }))
  return [...whole, ...(await notesIn({ db }, quarter, of))]
}

/** What suppliers took back of their bills by notes of their own. */
async function notesIn({ db }: Pick<Ctx, 'db'>, quarter: string, of: 'bills' | 'assets') {
  const { first, last } = daysOf(quarter)
  const { rows } = await sql<Omit<TaxDocument, 'path'> & { bill: string }>`
    select n.id, n.bill_id bill, n.day, n.number name, s.name who, -sum(c.net)::bigint base, -sum(c.vat)::bigint tax
    from bill_credits n join suppliers s on s.id = n.supplier_id join bill_credit_lines c on c.credit_id = n.id
    join bill_lines l on l.bill_id = c.bill_id and l.place = c.place
    where l.recoverable and ${thatStay(of)} and n.posted_on between ${first} and ${last}
    group by n.id, s.name order by n.day, n.sequence limit ${mostTold}`.execute(db)
  return rows.map(({ bill, ...row }) => ({ ...row, name: `إشعار ${row.name}`, path: billPath(bill) }))
}

async function pettyIn({ db }: Pick<Ctx, 'db'>, quarter: string) {
  const { rows } = await sql<Omit<TaxDocument, 'path'>>`
    select p.id || ' ' || legs.sign id, p.day, case when legs.sign < 0 then 'عكس ' else '' end || p.description name, p.payee who,
      legs.sign * (p.amount - p.vat) base, legs.sign * p.vat tax
    from (select d.account, d.key, t.journal, 1 sign from transfers t join leaves d on d.id = t.debit
      union all select c.account, c.key, t.journal, -1 from transfers t join leaves c on c.id = t.credit) legs
    join journals j on j.id = legs.journal and j.source = 'petty' join petty_expenses p on p.id::text = j.source_id
    where legs.account = '1250' and legs.key = ${quarter} order by j.sequence limit ${mostTold}`.execute(db)
  return rows.map((row) => ({ ...row, path: pettyPath }))
}

async function journalsIn({ db }: Pick<Ctx, 'db'>, quarter: string, of: 'bank' | 'opening') {
  const source = of === 'bank' ? 'bank-line' : openingSource
  const accounts = of === 'bank' ? ['1250'] : ['1250', '2180']
  const { rows } = await sql<{ number: bigint; day: string; name: string; tax: bigint; account: string }>`
    select j.sequence number, j.day, j.memo name, legs.account,
      (case legs.account when '1250' then 1 else -1 end * sum(legs.amount))::bigint tax
    from (select d.account, d.key, t.journal, t.amount from transfers t join leaves d on d.id = t.debit
      union all select c.account, c.key, t.journal, -t.amount from transfers t join leaves c on c.id = t.credit) legs
    join journals j on j.id = legs.journal and j.source = ${source}
    where legs.key = ${quarter} and legs.account = any(${accounts}::text[])
    group by j.id, legs.account order by j.sequence limit ${mostTold}`.execute(db)
  return rows.map(({ number, account, ...row }) => ({
    ...{ ...row, id: `${number} ${account}`, base: null, path: `/admin/finance/journals/${number}` },
    who: of === 'opening' ? (account === '1250' ? 'مدخلات' : 'مخرجات') : null,
  }))
}
