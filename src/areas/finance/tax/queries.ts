import { sql } from 'kysely'
import { isOurs, isSuppliedByUs } from '#areas/finance/invoices/our-papers.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { openingSource } from '#areas/finance/ledger/opening.ts'
import { daysOf } from '#areas/finance/quarter.ts'
import type { VatCategory } from '#areas/finance/vat.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

type Supply = { category: VatCategory; net: bigint; vat: bigint; credited: bigint; creditedVat: bigint }

/** What was supplied in a quarter in each way it is taxed, and what of it was taken back by credit notes of that quarter. */
async function suppliesIn(asked: Asked, quarter: string) {
  const { first, last } = daysOf(quarter)
  const { rows } = await sql<Supply>`
    select category, sum(net)::bigint net, sum(vat)::bigint vat, sum(credited)::bigint credited, sum(credited_vat)::bigint "creditedVat" from (
      select c.vat_category category, c.net, c.vat, 0 credited, 0 credited_vat from charges c join invoices i on i.id = c.invoice_id
        where i.kind <> 'credit-note' and ${isOurs('i.kind')} and ${isSuppliedByUs('c')} and i.issued_on between ${first} and ${last}
      union all
      select c.vat_category, 0, 0, -m.net, -m.vat from charge_movements m join charges c on c.id = m.charge_id
        join journals j on j.id = m.journal_id where m.kind = 'credited' and ${isSuppliedByUs('c')} and j.day between ${first} and ${last}) told
    group by category order by min(array_position(array['standard', 'zero', 'exempt', 'out-of-scope'], category))`.execute(
    within(asked),
  )
  return rows
}

type Bought = { net: bigint; vat: bigint; assetNet: bigint; assetVat: bigint; bank: bigint }

/** What came back in a quarter: of the bills of suppliers, less what was taken back of them in it, and of what banks keep. */
async function inputsIn(asked: Asked, quarter: string) {
  const { first, last } = daysOf(quarter)
  const { rows } = await sql<Bought>`
    select coalesce(sum(net), 0)::bigint net, coalesce(sum(vat), 0)::bigint vat,
      coalesce(sum(net) filter (where stays), 0)::bigint "assetNet", coalesce(sum(vat) filter (where stays), 0)::bigint "assetVat", (
      select coalesce(sum(case when d.account = '1250' then t.amount else -t.amount end), 0)::bigint from transfers t
      join journals j on j.id = t.journal and j.source = 'bank-line' join leaves d on d.id = t.debit join leaves c on c.id = t.credit
      where (d.account = '1250' and d.key = ${quarter}) or (c.account = '1250' and c.key = ${quarter})) bank
    from (select b.told * l.net net, b.told * l.vat vat, l.asset is not null stays from (
      select id, 1 told from bills where posted_on between ${first} and ${last} and (reversed_at is null or reversed_in is not null)
      union all select id, -1 from bills where reversed_in = ${quarter}) b
      join bill_lines l on l.bill_id = b.id where l.recoverable
      union all
      select -c.net, -c.vat, l.asset is not null from bill_credits n join bill_credit_lines c on c.credit_id = n.id
      join bill_lines l on l.bill_id = c.bill_id and l.place = c.place
      where l.recoverable and n.posted_on between ${first} and ${last}) bought`.execute(within(asked))
  return rows[0] ?? { net: 0n, vat: 0n, assetNet: 0n, assetVat: 0n, bank: 0n }
}

/** What came back of small things paid out of boxes, with what they cost. */
async function pettyIn(asked: Asked, quarter: string) {
  const { rows } = await sql<{ net: bigint; vat: bigint }>`
    select coalesce(sum(legs.sign * (p.amount - p.vat)), 0)::bigint net, coalesce(sum(legs.sign * p.vat), 0)::bigint vat
    from (select d.account, d.key, t.journal, 1 sign from transfers t join leaves d on d.id = t.debit
      union all select c.account, c.key, t.journal, -1 from transfers t join leaves c on c.id = t.credit) legs
    join journals j on j.id = legs.journal and j.source = 'petty' join petty_expenses p on p.id::text = j.source_id
    where legs.account = '1250' and legs.key = ${quarter}`.execute(within(asked))
  return rows[0] ?? { net: 0n, vat: 0n }
}

/** What a quarter brought along from the books before ours: its invoices and bills are in those. */
async function openedIn(asked: Asked, quarter: string) {
  const { rows } = await sql<{ output: bigint; input: bigint }>`
    select coalesce(sum(amount) filter (where account = '2180'), 0)::bigint output,
      coalesce(-sum(amount) filter (where account = '1250'), 0)::bigint input
    from (select c.account, c.key, t.journal, t.amount from transfers t join leaves c on c.id = t.credit
      union all select d.account, d.key, t.journal, -t.amount from transfers t join leaves d on d.id = t.debit) legs
    join journals j on j.id = legs.journal and j.source = ${openingSource}
    where key = ${quarter}`.execute(within(asked))
  return rows[0] ?? { output: 0n, input: 0n }
}

/** The working paper of a quarter: what it began with, its papers, what the books hold of it, and what parts the two. */
export async function workingPaper(asked: Asked, quarter: string) {
  const supplies = await suppliesIn(asked, quarter)
  const bought = await inputsIn(asked, quarter)
  const [opened, petty] = [await openedIn(asked, quarter), await pettyIn(asked, quarter)]
  const output = supplies.reduce((sum, { vat, creditedVat }) => sum + vat - creditedVat, opened.output)
  const input = bought.vat + bought.bank + petty.vat + opened.input
  const filed = await within(asked).selectFrom('vatReturns').selectAll().where('quarter', '=', quarter).executeTakeFirst()
  const books = {
    output: (await balanceOf(asked, { account: '2180', key: quarter })) + (filed?.output ?? 0n),
    input: (await balanceOf(asked, { account: '1250', key: quarter })) + (filed?.input ?? 0n),
  }
  return { supplies, bought, petty, opened, output, input, books, filed: filed ?? null }
}

/** The same with the name of whoever filed it. */
export async function vatReturn(ctx: Pick<Ctx, 'db'>, quarter: string) {
  const paper = await workingPaper(ctx, quarter)
  const names = await namesOf(ctx, [paper.filed?.filedBy ?? ''])
  return { ...paper, by: paper.filed && (names.get(paper.filed.filedBy) ?? paper.filed.filedBy) }
}
