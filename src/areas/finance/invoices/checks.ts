import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'
import { isOurs, isOwners } from './our-papers.ts'

/** What the papers say, held against what was posted: neither uses anything of what wrote the other. */
export const invoiceChecks: Check[] = [
  withoutGaps({
    code: 'I08',
    label: 'سلاسل الترقيم متصلة بلا فجوة ولا تكرار',
    kinds: Object.keys(invoiceKinds),
    papers: sql`select kind, branch_id, year, sequence from invoices`,
  }),
  withoutGaps({
    code: 'I08P',
    label: 'سلسلة الفواتير الأولية متصلة بلا فجوة ولا تكرار',
    kinds: ['proforma'],
    papers: sql`select 'proforma' kind, branch_id, year, sequence from proformas`,
  }),
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
      from invoices i join charges c on c.invoice_id = i.id and c.kind <> 'forfeit'
        and (c.kind <> 'cancellation-fee' or i.adds is not null) where ${isOurs('i.kind')} group by i.id, c.vat_rate
      having sum(c.vat) <> div(2 * sum(c.net) * c.vat_rate + 100, 200)`,
  },
  {
    code: 'I60c',
    label: 'ضريبة كل رسم إلغاء داخل مبلغه، مقرّبة مرة واحدة، ونشاطه ودخله كما في فاتورته',
    find: sql`select i.number || ' ' || c.place place, c.vat books,
        div(2 * (c.net + c.vat) * c.vat_rate + 100 + c.vat_rate, 2 * (100 + c.vat_rate))::bigint expected
      from charges c join invoices i on i.id = c.invoice_id
      where c.kind = 'cancellation-fee' and i.adds is null
        and c.vat <> div(2 * (c.net + c.vat) * c.vat_rate + 100 + c.vat_rate, 2 * (100 + c.vat_rate))
      union all
      select c.id::text, 0::bigint, c.net from charges c
      where c.kind = 'cancellation-fee' and (c.income_account <> '4440' or c.debt_account <> '1210')`,
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
      full join (select to_char(issued_on, 'YYYY"-Q"Q') key, sum(case kind when 'credit-note' then -vat else vat end) vat from invoices i
        where ${isOurs('kind')} and not ${isOwners('i')} group by 1) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.vat, 0)`,
  },
]
