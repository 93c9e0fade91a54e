import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'

/** What was told to the authority, held against what was posted of it. */
export const taxChecks: Check[] = [
  {
    code: 'I62',
    label: 'الضريبة المستحقة للجهاز تساوي صافي ما قُدّم من إقرارات',
    find: sql`select 'all' place, b.net books, d.due expected
      from (select coalesce(-sum(amount), 0)::bigint net from ${legsOf('2185')} legs
        join journals j on j.id = legs.journal and j.source = 'vat-return') b,
      (select coalesce(sum(output - input), 0)::bigint due from vat_returns) d where b.net <> d.due`,
  },
  {
    code: 'I62b',
    label: 'ما سُدّد للجهاز وما رُدّ منه يساوي ما رُحّل',
    find: sql`select 'all' place, b.net books, d.paid expected
      from (select coalesce(sum(amount), 0)::bigint net from ${legsOf('2185')} legs
        join journals j on j.id = legs.journal and j.source = 'tax-payment') b,
      (select coalesce(sum(case kind when 'paid' then amount else -amount end), 0)::bigint paid from tax_payments p
        where not exists (select from tax_payment_reversals r where r.payment_id = p.id)) d where b.net <> d.paid`,
  },
  {
    code: 'I61c',
    label: 'لا ضريبة تبقى على ربع قُدّم إقراره',
    find: sql`select l.account || ':' || l.key place, leaf_net(l.id) books, 0::bigint expected
      from leaves l join vat_returns r on r.quarter = l.key where l.account in ('2180', '1250') and leaf_net(l.id) <> 0`,
  },
]
