import { type RawBuilder, sql } from 'kysely'
import type { Check } from './check.ts'

/**
 * What every paper says it earned or cost: `account`, `line` and `amount`, a cost above zero. Whatever posts to a result besides has its
 * rows here.
 */
const said: readonly RawBuilder<unknown>[] = [
  // Invoices and credit notes.
  sql`select c.income_account account, c.line, -m.net amount
    from charge_movements m join charges c on c.id = m.charge_id
    where m.kind in ('raised', 'credited') and c.debt_account = '1210'`,
  // What of them days to come are to earn.
  sql`select c.income_account, c.line, f.unearned from deferrals f join charges c on c.id = f.charge_id`,
  // What was given up, and what no coin reaches.
  sql`select '6170', c.line, l.amount from write_offs w
    join write_off_lines l on l.write_off_id = w.id join charges c on c.id = l.charge_id
    where w.status = 'written-off' and c.debt_account = '1210'`,
  sql`select '6199', c.line, case when a.takes_back is null then 1 else -1 end * (a.rounded_net + a.rounded_vat)
    from allocations a join charges c on c.id = a.charge_id where c.debt_account = '1210'`,
  // Counts that were agreed to.
  sql`select case when c.counted > c.expected then '4910' else '6190' end, 'shared', c.expected - c.counted
    from cash_sessions s cross join (values (true), (false)) ends (at_opening)
    cross join lateral (select counted, expected from cash_counts
      where session_id = s.id and at_opening = ends.at_opening order by sequence desc limit 1) c
    where case when ends.at_opening then s.opened_at is not null else s.closed_at is not null end`,
  // Fines that no customer has to pay.
  sql`select '6180', 'cars', amount from own_fines`,
  // What insurers are to pay, less what they refused.
  sql`select '4420', 'cars', -amount from insurer_claims`,
  sql`select '4420', 'cars', rest from insurer_payments`,
  // What we owe for parcels that were lost or damaged.
  sql`select '6195', 'parcels', amount from parcel_claim_debts`,
  // What a project of ours costs and a machine of ours brings by it.
  sql`select '5230', 'construction', case when takes_back is null then amount else -amount end from internal_hires`,
  sql`select '4390', 'equipment', case when takes_back is null then -amount else amount end from internal_hires`,
  // What a keeper owes of it is no cost.
  sql`select '6190', 'shared', -amount from staff_debts where session_id is not null`,
  // What the company bears of a courier's hand-over.
  sql`select '6190', 'shared', expected - counted from cod_hand_overs where status = 'settled' and borne_by = 'company'`,
  // What banks and card providers keep, less its tax, and what banks pay.
  sql`select case n.matched_as when 'interest' then '4900' else '6150' end, 'shared', -n.amount - coalesce(
      (select sum(t.amount) from transfers t where t.journal = n.journal_id and t.debit_account = '1250'), 0)
    from bank_lines n where n.matched_as in ('fee', 'trust-fee', 'interest') and n.borne_by is null`,
  sql`select '6150', 'shared', s.fee from card_settlements s join bank_lines n on n.journal_id = s.journal_id`,
  sql`select '6150', t.line, s.bank_fee from cheque_steps s
    left join journals j on j.source = 'cheque' and j.source_id = s.id::text and j.purpose = 'bank-fee'
    left join transfers t on t.journal = j.id
    where s.bank_fee > 0 and not exists (select from cheque_steps u where u.undoes = s.id)`,
  // Bills of suppliers, what they took back, and what was paid out of a box.
  sql`select l.account, l.line, case when l.recoverable then l.net else l.net + l.vat end
    from bill_lines l join bills b on b.id = l.bill_id where b.reversed_at is null`,
  sql`select l.account, l.line, -(case when l.recoverable then k.net else k.net + k.vat end)
    from bill_credit_lines k join bill_lines l on l.bill_id = k.bill_id and l.place = k.place`,
  sql`select p.account, p.line, p.amount - p.vat from petty_expenses p
    where not exists (select from petty_reversals r where r.expense_id = p.id)`,
]

/** Written by hand, and agreed to by another: such a journal is its own paper, as what undoes it is. */
export const byHand = sql`exists (select from vouchers v where v.journal in (j.id, j.reverses))`

/** Of each source the ids of the papers it belongs to. A new source has its rows here. */
const papers: Record<string, RawBuilder<unknown>> = {
  invoice: sql`select id::text from invoices`,
  deferral: sql`select charge_id::text from deferrals`,
  'pool-loan': sql`select id::text from pool_loans`,
  'owner-settlement': sql`select settlement_id::text from owner_settlement_postings`,
  receipt: sql`select id::text from receipts`,
  allocation: sql`select id::text from allocations`,
  'write-off': sql`select id::text from write_offs`,
  payout: sql`select id::text from payouts`,
  'credit-transfer': sql`select id::text from credit_transfers`,
  cheque: sql`select id::text from cheques union all select id::text from cheque_steps`,
  'cash-session': sql`select id::text from cash_sessions`,
  'cash-move': sql`select id::text from cash_moves`,
  // A line that is not matched any more forgets its journal, which stands undone.
  'bank-line': sql`select j.source_id from journals j join bank_lines n on n.journal_id = j.id
    union all select j.source_id from journals j join journals back on back.reverses = j.id where j.source = 'bank-line'`,
  bill: sql`select id::text from bills`,
  'bill-payment': sql`select id::text from bill_payments`,
  'bill-credit': sql`select id::text from bill_credits`,
  'bill-refund': sql`select id::text from bill_refunds`,
  cod: sql`select id::text from cods union all select move_id::text from cods union all select settlement_id::text from cods
    union all select j.source_id from journals j join journals back on back.reverses = j.id where j.source = 'cod'`,
  'cod-hand-over': sql`select id::text from cod_hand_overs`,
  'staff-repayment': sql`select id::text from staff_repayments`,
  'own-fine': sql`select id::text from own_fines`,
  'card-hold': sql`select id::text from card_holds`,
  'insurer-claim': sql`select id::text from insurer_claims`,
  'parcel-claim': sql`select id::text from parcel_claim_debts`,
  'internal-hire': sql`select id::text from internal_hires`,
  petty: sql`select id::text from petty_expenses`,
  'vat-return': sql`select quarter from vat_returns`,
  'tax-payment': sql`select id::text from tax_payments`,
  // A year is closed by its journal alone.
  year: sql`select source_id from journals where source = 'year' and source_id ~ '^[0-9]{4}/[0-9]+$'`,
}

const paperRows = Object.entries(papers).map(
  ([source, ids]) => sql`select ${sql.lit(source)} source, id from (${ids}) of_source (id)`,
)

/** Results, and every journal, held against the papers. */
export const resultChecks: Check[] = [
  {
    code: 'I94',
    label: 'كل إيراد ومصروف يساوي ما تقوله مستنداته، حسابًا حسابًا ونشاطًا نشاطًا',
    find: sql`select coalesce(b.account, d.account) || ' ' || coalesce(b.line, d.line) place,
        coalesce(b.net, 0)::bigint books, coalesce(d.net, 0)::bigint expected
      from (select legs.account, legs.line, sum(legs.amount) net from (
          select journal, debit_account account, line, amount from transfers where debit_account ~ '^[456]'
          union all select journal, credit_account, line, -amount from transfers where credit_account ~ '^[456]'
        ) legs join journals j on j.id = legs.journal
        where j.source not in ('year', 'opening') and not ${byHand} group by legs.account, legs.line) b
      full join (select account, line, sum(amount) net from (${sql.join(said, sql` union all `)}) told
        where account ~ '^[456]' group by account, line) d on d.account = b.account and d.line = b.line
      where coalesce(b.net, 0) <> coalesce(d.net, 0)`,
  },
  {
    code: 'I93',
    label: 'لكل قيد مستنده',
    find: sql`select j.sequence::text || ' ' || j.source place,
        (select coalesce(sum(amount), 0)::bigint from transfers where journal = j.id) books, 0::bigint expected
      from journals j left join (${sql.join(paperRows, sql` union all `)}) paper on paper.source = j.source and paper.id = j.source_id
      where paper.id is null and not ${byHand}`,
  },
]
