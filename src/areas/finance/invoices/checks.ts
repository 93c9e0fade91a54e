import { sql } from 'kysely'
import type { Check } from '#areas/finance/checks.ts'
import { invoiceKinds } from './invoice.ts'
import { isOurs } from './our-papers.ts'

export const legsOf = (account: string) => sql`(
  select l.key, t.amount, t.journal from transfers t join leaves l on l.id = t.debit where t.debit_account = ${sql.lit(account)}
  union all
  select l.key, -t.amount, t.journal from transfers t join leaves l on l.id = t.credit where t.credit_account = ${sql.lit(account)})`

const kinds = sql.join(Object.keys(invoiceKinds).map((kind) => sql.lit(kind)))

/** What the papers say, held against what was posted: neither uses anything of what wrote the other. */
export const invoiceChecks: Check[] = [
  {
    code: 'I08',
    label: 'سلاسل الترقيم متصلة بلا فجوة ولا تكرار',
    find: sql`select s.kind || ' ' || b.code || ' ' || s.year place, count(i.id) books, s.last::bigint expected
      from document_series s join branches b on b.id = s.branch_id
      left join invoices i on i.kind = s.kind and i.branch_id = s.branch_id and i.year = s.year
      where s.kind in (${kinds}) group by s.kind, b.code, s.year, s.last
      having count(i.id) <> s.last or min(i.sequence) <> 1 or max(i.sequence) <> s.last`,
  },
  {
    code: 'I08P',
    label: 'سلسلة الفواتير الأولية متصلة بلا فجوة ولا تكرار',
    find: sql`select b.code || ' ' || s.year place, count(p.id) books, s.last::bigint expected
      from document_series s join branches b on b.id = s.branch_id
      left join proformas p on p.branch_id = s.branch_id and p.year = s.year
      where s.kind = 'proforma' group by b.code, s.year, s.last
      having count(p.id) <> s.last or min(p.sequence) <> 1 or max(p.sequence) <> s.last`,
  },
  {
    code: 'I10',
    label: 'ذمم العملاء تساوي المفتوح من مستحقاتهم، عميلًا عميلًا',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.open, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf('1210')} legs group by key) b
      full join (select c.party_id::text key, sum(m.net + m.vat) open from charge_movements m join charges c on c.id = m.charge_id
        where c.debt_account = '1210' group by c.party_id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.open, 0)`,
  },
  {
    code: 'F2',
    label: 'إجمالي كل فاتورة يساوي مجموع أسطرها',
    find: sql`select i.number place, i.net + i.vat books, coalesce(sum(c.net + c.vat), 0)::bigint expected
      from invoices i left join charges c on c.invoice_id = i.id where i.kind <> 'credit-note'
      group by i.id having i.net <> coalesce(sum(c.net), 0) or i.vat <> coalesce(sum(c.vat), 0)`,
  },
  {
    code: 'I13',
    label: 'المفتوح من كل مستحق هو ما بقي مما حدث له',
    find: sql`select c.id::text place, c.open_net + c.open_vat books, coalesce(sum(m.net + m.vat), 0)::bigint expected
      from charges c left join charge_movements m on m.charge_id = c.id
      group by c.id having c.open_net <> coalesce(sum(m.net), 0) or c.open_vat <> coalesce(sum(m.vat), 0)`,
  },
  {
    code: 'I60',
    label: 'ضريبة كل فاتورة تساوي النسبة من أساسها مقرّبة مرة واحدة',
    find: sql`select i.number || ' ' || c.vat_rate place, sum(c.vat)::bigint books,
        div(2 * sum(c.net) * c.vat_rate + 100, 200)::bigint expected
      from invoices i join charges c on c.invoice_id = i.id and c.kind <> 'forfeit' where ${isOurs('i.kind')} group by i.id, c.vat_rate
      having sum(c.vat) <> div(2 * sum(c.net) * c.vat_rate + 100, 200)`,
  },
  {
    code: 'I63',
    label: 'ضريبة ما أُلغي من كل سطر هي حصته منها حتى اليوم',
    find: sql`select c.id::text place, -sum(m.vat)::bigint books, div(-2 * c.vat * sum(m.net) + c.net, 2 * c.net)::bigint expected
      from charges c join charge_movements m on m.charge_id = c.id and m.kind = 'credited'
      group by c.id having -sum(m.vat) <> div(-2 * c.vat * sum(m.net) + c.net, 2 * c.net)`,
  },
  {
    code: 'I61',
    label: 'ضريبة المخرجات تساوي ضريبة فواتير كل ربع وإشعاراته',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.vat, 0)::bigint expected
      from (select key, -sum(amount) net from ${legsOf('2180')} legs join journals j on j.id = legs.journal and j.source = 'invoice' group by key) b
      full join (select to_char(issued_on, 'YYYY"-Q"Q') key, sum(case kind when 'credit-note' then -vat else vat end) vat from invoices
        where ${isOurs('kind')} group by 1) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.vat, 0)`,
  },
]
