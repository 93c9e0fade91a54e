import { type RawBuilder, sql } from 'kysely'
import { billPath } from '#areas/finance/bills/bill.ts'
import { pettyExpensePath } from '#areas/finance/bills/petty-asked.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { isOurs, isSuppliedByUs } from '#areas/finance/invoices/our-papers.ts'
import { openingSource } from '#areas/finance/ledger/opening.ts'
import { daysOf } from '#areas/finance/quarter.ts'
import type { vatCategories } from '#areas/finance/vat.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { pageWithin } from '#values/pages.ts'
import type { DocumentKind } from './boxes.ts'
import { type DocumentsAsked, documentsPerPage } from './documents-asked.ts'

type Reader = Pick<Ctx, 'db'>

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

/** One page of the papers behind a figure of a quarter's return, the oldest first, and what all that are asked for come to. */
export async function taxDocuments(ctx: Reader, asked: DocumentsAsked) {
  const { rows: sums } = await sql<{ count: bigint; base: bigint; tax: bigint }>`
    select count(*), coalesce(sum(base), 0)::bigint base, coalesce(sum(tax), 0)::bigint tax from (${matching(asked)}) found`.execute(
    ctx.db,
  )
  const [{ count, base, tax } = { count: 0n, base: 0n, tax: 0n }] = sums
  const at = pageWithin(asked.page, Number(count), documentsPerPage)
  const { rows } = await sql<Found>`
    ${matching(asked)} order by day, id limit ${documentsPerPage} offset ${(at - 1) * documentsPerPage}`.execute(ctx.db)
  return { documents: rows.map(placed(asked.of)), count: Number(count), at, base, tax }
}

/** All that are asked for, a handful at a time, the oldest first. */
export const exportedDocuments = (ctx: Reader, asked: DocumentsAsked) =>
  pageAfterPage(async (last: TaxDocument | undefined) => {
    const after = last ? sql`(day, id) > (${last.day}::date, ${last.id})` : sql`true`
    const { rows } = await sql<Found>`
      select * from (${matching(asked)}) found where ${after} order by day, id limit 1000`.execute(ctx.db)
    return rows.map(placed(asked.of))
  })

/** `target` is the paper, where it lies under an id of its own. */
type Found = Omit<TaxDocument, 'path'> & { target: string }

const paths: Partial<Record<DocumentKind, (target: string) => string>> = {
  ...{ bills: billPath, assets: billPath, petty: pettyExpensePath },
  ...{ bank: (number) => `/admin/finance/journals/${number}`, opening: (number) => `/admin/finance/journals/${number}` },
}

const placed =
  (of: DocumentKind) =>
  ({ target, ...row }: Found): TaxDocument => ({ ...row, path: (paths[of] ?? invoicePath)(target) })

function matching({ quarter, of, q, from, to }: DocumentsAsked) {
  return sql`select * from (${papersBehind(quarter, of)}) told where ${sql.join(
    [
      everyWord(q, foldedTogether('told.name', 'told.who')),
      ...(from ? [sql`told.day >= ${from}::date`] : []),
      ...(to ? [sql`told.day <= ${to}::date`] : []),
    ],
    sql` and `,
  )}`
}

function papersBehind(quarter: string, of: DocumentKind): RawBuilder<unknown> {
  if (of === 'bills' || of === 'assets') return sql`${billsIn(quarter, of)} union all ${notesIn(quarter, of)}`
  if (of === 'petty') return pettyIn(quarter)
  if (of === 'bank' || of === 'opening') return journalsIn(quarter, of)
  return suppliesOf(quarter, of)
}

function suppliesOf(quarter: string, category: keyof typeof vatCategories) {
  const { first, last } = daysOf(quarter)
  return sql`
    select extract(epoch from i.issued_at)::bigint || ' ' || (i.kind = 'credit-note')::integer || i.number id, i.issued_on "day", i.number name, i.buyer->>'name' who, sum(told.net)::bigint base,
      sum(told.vat)::bigint tax, i.id::text target from (
      select c.invoice_id id, c.net, c.vat, c.vat_category category from charges c where ${isSuppliedByUs('c')}
      union all
      select n.id, m.net, m.vat, c.vat_category from charge_movements m join charges c on c.id = m.charge_id
        join invoices n on n.journal_id = m.journal_id and n.kind = 'credit-note' where m.kind = 'credited' and ${isSuppliedByUs('c')}) told
    join invoices i on i.id = told.id
    where told.category = ${category} and ${isOurs('i.kind')} and i.issued_on between ${first} and ${last}
    group by i.id`
}

const thatStay = (of: 'bills' | 'assets') => (of === 'assets' ? sql`l.asset is not null` : sql`l.asset is null`)

function billsIn(quarter: string, of: 'bills' | 'assets') {
  const { first, last } = daysOf(quarter)
  return sql`
    select lpad(b.sequence::text, 12, '0') || ' ' || told.told id, b.day, case when told.told < 0 then 'عكس ' else '' end || b.number name, s.name who,
      sum(told.told * l.net)::bigint base, sum(told.told * l.vat)::bigint tax, b.id::text target from (
      select id, 1 told from bills where posted_on between ${first} and ${last} and (reversed_at is null or reversed_in is not null)
      union all select id, -1 from bills where reversed_in = ${quarter}) told
    join bills b on b.id = told.id join suppliers s on s.id = b.supplier_id join bill_lines l on l.bill_id = b.id
    where l.recoverable and ${thatStay(of)} group by b.id, s.name, told.told`
}

/** What suppliers took back of their bills by notes of their own. */
function notesIn(quarter: string, of: 'bills' | 'assets') {
  const { first, last } = daysOf(quarter)
  return sql`
    select 'n' || lpad(n.sequence::text, 12, '0'), n.day, 'إشعار ' || n.number, s.name, -sum(c.net)::bigint, -sum(c.vat)::bigint, n.bill_id::text
    from bill_credits n join suppliers s on s.id = n.supplier_id join bill_credit_lines c on c.credit_id = n.id
    join bill_lines l on l.bill_id = c.bill_id and l.place = c.place
    where l.recoverable and ${thatStay(of)} and n.posted_on between ${first} and ${last}
    group by n.id, s.name`
}

const pettyIn = (quarter: string) => sql`
  select lpad(j.sequence::text, 12, '0') || ' ' || legs.sign id, p.day, case when legs.sign < 0 then 'عكس ' else '' end || p.description name, p.payee who,
    legs.sign * (p.amount - p.vat) base, legs.sign * p.vat tax, p.id::text target
  from (select d.account, d.key, t.journal, 1 sign from transfers t join leaves d on d.id = t.debit
    union all select c.account, c.key, t.journal, -1 from transfers t join leaves c on c.id = t.credit) legs
  join journals j on j.id = legs.journal and j.source = 'petty' join petty_expenses p on p.id::text = j.source_id
  where legs.account = '1250' and legs.key = ${quarter}`

function journalsIn(quarter: string, of: 'bank' | 'opening') {
  const source = of === 'bank' ? 'bank-line' : openingSource
  const accounts = of === 'bank' ? ['1250'] : ['1250', '2180']
  const side = of === 'opening' ? sql`case legs.account when '1250' then 'مدخلات' else 'مخرجات' end` : sql`null::text`
  return sql`
    select lpad(j.sequence::text, 12, '0') || ' ' || legs.account id, j.day, j.memo name, ${side} who, null::bigint base,
      (case legs.account when '1250' then 1 else -1 end * sum(legs.amount))::bigint tax, j.sequence::text target
    from (select d.account, d.key, t.journal, t.amount from transfers t join leaves d on d.id = t.debit
      union all select c.account, c.key, t.journal, -t.amount from transfers t join leaves c on c.id = t.credit) legs
    join journals j on j.id = legs.journal and j.source = ${source}
    where legs.key = ${quarter} and legs.account = any(${accounts}::text[])
    group by j.id, legs.account`
}
