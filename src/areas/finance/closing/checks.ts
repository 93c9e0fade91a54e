import { sql } from 'kysely'
import { bankChecks } from '#areas/finance/bank/checks.ts'
import { billChecks } from '#areas/finance/bills/checks.ts'
import { cashChecks } from '#areas/finance/cash/checks.ts'
import type { Check, Difference } from '#areas/finance/check.ts'
import { chequeChecks } from '#areas/finance/cheques/checks.ts'
import { codChecks } from '#areas/finance/cod/checks.ts'
import { creditTransferChecks } from '#areas/finance/credit-transfers/checks.ts'
import { deferralChecks } from '#areas/finance/deferrals/checks.ts'
import { depositChecks } from '#areas/finance/deposits/checks.ts'
import { insurerClaimChecks } from '#areas/finance/insurer-claims/checks.ts'
import { invoiceChecks } from '#areas/finance/invoices/checks.ts'
import { moneyHeld } from '#areas/finance/ledger/own-money.ts'
import { outlayChecks } from '#areas/finance/outlays/checks.ts'
import { ownerChecks } from '#areas/finance/owners/checks.ts'
import { parcelClaimChecks } from '#areas/finance/parcel-claims/checks.ts'
import { payoutChecks } from '#areas/finance/payouts/checks.ts'
import { receiptChecks } from '#areas/finance/receipts/checks.ts'
import { rentChecks } from '#areas/finance/rents/checks.ts'
import { resultChecks } from '#areas/finance/result-checks.ts'
import { setOffChecks } from '#areas/finance/set-offs/checks.ts'
import { staffDebtChecks } from '#areas/finance/staff-debts/checks.ts'
import { taxChecks } from '#areas/finance/tax/checks.ts'
import { writeOffChecks } from '#areas/finance/write-offs/checks.ts'
import type { Ctx, Work } from '#platform/context.ts'

const legs = sql`(
  select debit leaf, debit_account account, day, amount from transfers
  union all select credit, credit_account, day, -amount from transfers)`

/** Each finds nothing while all is well. They read the transfers themselves and use nothing of what posted them. */
export const ledgerChecks: Check[] = [
  {
    code: 'I01',
    label: 'ميزان المراجعة متوازن: مجموع المدين يساوي مجموع الدائن',
    find: sql`select 'all' place, sum(net)::bigint books, 0::bigint expected from (
        select net from leaf_balances
        union all select amount from transfers where tx >= (select upto from ledger_fold)
        union all select -amount from transfers where tx >= (select upto from ledger_fold)
      ) kept having sum(net) <> 0`,
  },
  {
    code: 'F1',
    label: 'الأرصدة المحفوظة تساوي مجموع الحركات، حسابًا حسابًا ومفتاحًا مفتاحًا',
    find: sql`select l.account || ':' || l.key place, leaf_net(l.id) books, coalesce(s.net, 0)::bigint expected
      from leaves l left join (select leaf, sum(amount) net from ${legs} legs group by leaf) s on s.leaf = l.id
      where leaf_net(l.id) <> coalesce(s.net, 0)
      union all
      select coalesce(k.account, s.account) || ' ' || coalesce(k.day, s.day), coalesce(k.net, 0)::bigint, coalesce(s.net, 0)::bigint
      from (select account, day, sum(net) net from (
          select account, day, debits - credits net from account_days
          union all select debit_account, day, amount from transfers where tx >= (select upto from ledger_fold)
          union all select credit_account, day, -amount from transfers where tx >= (select upto from ledger_fold)
        ) kept group by account, day) k
      full join (select account, day, sum(amount) net from ${legs} legs group by account, day) s
        on s.account = k.account and s.day = k.day
      where coalesce(k.net, 0) <> coalesce(s.net, 0)`,
  },
  {
    code: 'F3',
    label: 'النتائج المحفوظة تساوي مجموع الحركات، دون إقفال السنوات',
    find: sql`select coalesce(k.account, s.account) || ' ' || coalesce(k.day, s.day) place,
        coalesce(k.net, 0)::bigint books, coalesce(s.net, 0)::bigint expected
      from (select account, day, line, sum(debits - credits) net from (
          select account, day, line, debits, credits from result_days
          union all select account, day, line, debits, credits
            from result_legs((select upto from ledger_fold), '18446744073709551615')
        ) kept group by account, day, line) k
      full join (select legs.account, legs.day, legs.line, sum(legs.amount) net from (
          select journal, debit_account account, day, line, amount from transfers
          union all select journal, credit_account, day, line, -amount from transfers
        ) legs join journals j on j.id = legs.journal and j.source <> 'year'
        where legs.account ~ '^[456]' group by legs.account, legs.day, legs.line) s
        on s.account = k.account and s.day = k.day and s.line = k.line
      where coalesce(k.net, 0) <> coalesce(s.net, 0)`,
  },
  {
    code: 'I02',
    label: 'لا صندوق ولا أمانة ولا رصيد عميل تحت الصفر',
    find: sql`select l.account || ':' || l.key place, n.net books, 0::bigint expected
      from leaves l join accounts a on a.code = l.account
      cross join lateral (select leaf_net(l.id) * case a.side when 'debit' then 1 else -1 end net) n
      where a.floor is not null and n.net < 0`,
  },
  {
    code: 'I03',
    label: 'الحسابات النظامية لا تقابل إلا حسابات نظامية',
    find: sql`select id::text place, amount books, 0::bigint expected from transfers
      where (debit_account like '9%') <> (credit_account like '9%')`,
  },
  {
    code: 'I04',
    label: 'لكل إيراد ومصروف نشاطه',
    find: sql`select id::text place, amount books, 0::bigint expected from transfers
      where line is null and (debit_account ~ '^[456]' or credit_account ~ '^[456]')`,
  },
  {
    code: 'I05',
    label: 'كل عملية رُحّلت مرة واحدة',
    find: sql`select source || ' ' || source_id || ' ' || purpose place, count(*) books, 1::bigint expected
      from journals group by source, source_id, purpose having count(*) > 1`,
  },
  {
    code: 'I06',
    label: 'لا قيد في فترة كانت مقفلة حين رُحّل',
    find: sql`select sequence::text place, 1::bigint books, 0::bigint expected from journals where day <= locked_to`,
  },
  {
    code: 'I07',
    label: 'كل قيد عكسي يعكس قيده حركة حركة، ومرة واحدة',
    find: sql`select j.sequence::text place, count(*) books, 0::bigint expected from journals j cross join lateral (
        (select mirrored_as(debit), mirrored_as(credit), amount from transfers where journal = j.reverses
          except all select mirrored_as(credit), mirrored_as(debit), amount from transfers where journal = j.id)
        union all
        (select mirrored_as(credit), mirrored_as(debit), amount from transfers where journal = j.id
          except all select mirrored_as(debit), mirrored_as(credit), amount from transfers where journal = j.reverses)
      ) other where j.reverses is not null group by j.sequence`,
  },
  {
    code: 'I88',
    label: 'التأجير الداخلي بين الأنشطة يصفّي نفسه',
    find: sql`select account place, sum(amount)::bigint books, 0::bigint expected
      from ${legs} legs where account = '3995' group by account having sum(amount) <> 0`,
  },
]

const openingCheck: Check = {
  code: 'F4',
  label: 'الحساب 3999 صفر منذ اعتُمدت الأرصدة الافتتاحية',
  find: sql`select '3999' place, net books, 0::bigint expected
    from (select coalesce(sum(case when debit_account = '3999' then amount else 0 end
        - case when credit_account = '3999' then amount else 0 end), 0)::bigint net
      from transfers where '3999' in (debit_account, credit_account)) stands
    where net <> 0 and exists (select from opening_sign_offs where undone_at is null)`,
}

const bookChecks: readonly Check[] = [
  ...ledgerChecks,
  ...resultChecks,
  ...invoiceChecks,
  ...receiptChecks,
  ...payoutChecks,
  ...depositChecks,
  ...rentChecks,
  ...ownerChecks,
  ...outlayChecks,
  ...insurerClaimChecks,
  ...parcelClaimChecks,
  ...deferralChecks,
  ...cashChecks,
  ...chequeChecks,
  ...bankChecks,
  ...billChecks,
  ...taxChecks,
  ...writeOffChecks,
  ...staffDebtChecks,
  ...setOffChecks,
  ...creditTransferChecks,
  ...codChecks,
  openingCheck,
]

/** Facts may uncover it, as card fees and shortages do: no fault of the books, but somebody has to bring money. */
const coverCheck: Check = {
  code: 'I99',
  label: 'المال الذي لدينا يغطي ما هو لغيرنا',
  find: sql`select '1110–1150' place, held books, theirs expected from (${moneyHeld}) money where held < theirs`,
}

/** What is looked at every night. */
export const healthChecks: readonly Check[] = [...bookChecks, coverCheck]

/** As many as a person can look at; the next night finds the rest. */
const mostShown = 50

export async function differencesOf(db: Ctx['db'] | Work['tx'], { find }: Check) {
  const { rows } = await sql<Difference>`select * from (${find}) found limit ${mostShown}`.execute(db)
  return rows
}

/** These checks, all unless said, with what each found. */
export async function checkBooks(db: Ctx['db'] | Work['tx'], checks: readonly Check[] = bookChecks) {
  const found: { code: string; label: string; differences: Difference[] }[] = []
  for (const check of checks) {
    found.push({ code: check.code, label: check.label, differences: await differencesOf(db, check) })
  }
  return found
}
