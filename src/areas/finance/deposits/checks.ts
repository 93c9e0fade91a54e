import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'

/** Deposits by what happened to them, held against what was posted. */
export const depositChecks: Check[] = [
  {
    code: 'I12',
    label: 'التأمينات المنتظرة تساوي ما طُلب ولم يُدفع، عميلًا عميلًا وعقدًا عقدًا',
    find: sql`select '9130:' || coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.open, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf('9130')} legs group by key) b
      full join (select c.party_id::text key, sum(m.net) open from charge_movements m join charges c on c.id = m.charge_id
        where c.debt_account = '9130' group by c.party_id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.open, 0)
      union all
      select '9139:' || coalesce(b.key, d.key), coalesce(b.net, 0)::bigint, coalesce(d.open, 0)::bigint
      from (select key, -sum(amount) net from ${legsOf('9139')} legs group by key) b
      full join (select c.income_key key, sum(m.net) open from charge_movements m join charges c on c.id = m.charge_id
        where c.debt_account = '9130' group by c.income_key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.open, 0)`,
  },
  {
    code: 'I30',
    label: 'التأمينات المحفوظة تساوي ما قُبض منها ولم يُخصم ولم يُردّ، عقدًا عقدًا',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.held, 0)::bigint expected
      from (select key, -sum(amount) net from (
          select key, amount from ${legsOf('2130')} one union all select key, amount from ${legsOf('2140')} other) legs group by key) b
      full join (select deposit_id::text key, sum(amount) held from deposit_movements group by deposit_id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.held, 0)`,
  },
  {
    code: 'I30h',
    label: 'المحفوظ من كل تأمين هو ما بقي مما حدث له',
    find: sql`select d.contract place, d.held books, coalesce(sum(m.amount), 0)::bigint expected
      from deposits d left join deposit_movements m on m.deposit_id = d.id
      group by d.id having d.held <> coalesce(sum(m.amount), 0)`,
  },
  {
    code: 'I60f',
    label: 'ضريبة ما صودر من كل تأمين داخل مبلغه، مقرّبة مرة واحدة',
    find: sql`select c.id::text place, c.vat books, div(2 * (c.net + c.vat) * c.vat_rate + 100 + c.vat_rate, 2 * (100 + c.vat_rate))::bigint expected
      from charges c
      where c.kind = 'forfeit' and c.vat <> div(2 * (c.net + c.vat) * c.vat_rate + 100 + c.vat_rate, 2 * (100 + c.vat_rate))`,
  },
  {
    code: 'I90f',
    label: 'دخل التأمينات المصادرة يساوي ما صودر منها ولم يُلغَ، نشاطًا نشاطًا',
    find: sql`select coalesce(b.line, d.line) place, coalesce(b.net, 0)::bigint books, coalesce(d.kept, 0)::bigint expected
      from (select line, sum(amount) net from (
          select line, amount from transfers t join journals j on j.id = t.journal
            where t.credit_account = '4430' and j.source not in ('year', 'opening')
          union all select line, -amount from transfers t join journals j on j.id = t.journal
            where t.debit_account = '4430' and j.source not in ('year', 'opening')) legs group by line) b
      full join (select c.line, sum(m.net) kept from charges c
        join charge_movements m on m.charge_id = c.id and m.kind in ('raised', 'credited')
        where c.kind = 'forfeit' group by c.line) d on d.line = b.line
      where coalesce(b.net, 0) <> coalesce(d.kept, 0)`,
  },
  {
    code: 'I30f',
    label: 'كل مصادرة معتمدة صدرت فاتورتها بمبلغها، ودُفعت من تأمينها وحده',
    find: sql`select f.id::text place, coalesce(sum(c.net + c.vat), 0)::bigint books, f.amount expected
      from deposit_forfeits f left join charges c on c.invoice_id = f.invoice_id and c.kind = 'forfeit'
      where f.status = 'forfeited' group by f.id having coalesce(sum(c.net + c.vat), 0) <> f.amount
      union all
      select c.id::text, c.net + c.vat, 0::bigint from charges c
      where c.kind = 'forfeit' and not exists (select from deposit_forfeits f where f.invoice_id = c.invoice_id)
      union all
      select a.id::text, a.net + a.vat, 0::bigint from charges c
      join deposit_forfeits f on f.invoice_id = c.invoice_id join allocations a on a.charge_id = c.id
      where c.kind = 'forfeit' and a.deposit_id is distinct from f.deposit_id`,
  },
  {
    code: 'I30v',
    label: 'ما رُدّ من كل تأمين خرج بسند صرف مصروف، وعاد بعكسه',
    find: sql`select p.number place, coalesce(m.drawn, 0)::bigint books, case p.status when 'paid' then p.amount else 0 end expected
      from payouts p
      left join payout_payments y on y.payout_id = p.id
      left join payout_reversals v on v.payout_id = p.id
      left join lateral (select -sum(amount) drawn from deposit_movements where journal_id in (y.journal_id, v.journal_id)) m on true
      where p.kind = 'deposit' and coalesce(m.drawn, 0) <> case p.status when 'paid' then p.amount else 0 end`,
  },
]
