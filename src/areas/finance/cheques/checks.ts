import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'

type Place = { account: string; label: string; states: string }

/** What lies in a place of the vault by its cheques, held against what was posted, customer by customer. */
const place = ({ account, label, states }: Place): Check => ({
  code: 'I20',
  label,
  find: sql`select ${sql.lit(account)} || ':' || coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books,
      coalesce(d.amount, 0)::bigint expected
    from (select key, sum(amount) net from ${legsOf(account)} legs group by key) b
    full join (select party_id::text key, sum(amount) amount from cheques where status in (${sql.raw(states)}) group by party_id) d
      on d.key = b.key
    where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
})

const inVault = `'received', 'deposited', 'redeposited', 'bounced', 'legal'`

/** What the vault says, held against the books. */
export const chequeChecks: Check[] = [
  place({ account: '9210', label: 'شيكات الحافظة تساوي ما لم يُودع منها، عميلًا عميلًا', states: `'received'` }),
  place({ account: '9220', label: 'شيكات البنك تساوي ما أُودع ولم يُعرف مصيره', states: `'deposited', 'redeposited'` }),
  place({ account: '9230', label: 'الشيكات المرتجعة تساوي ما لم يُسوَّ منها', states: `'bounced', 'legal'` }),
  {
    code: 'I20',
    label: 'مقابل الشيكات يساوي كل ما في الحافظة والبنك والمرتجع',
    find: sql`select '9290:' || coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from (select key, -sum(amount) net from ${legsOf('9290')} legs group by key) b
      full join (select party_id::text key, sum(amount) amount from cheques where status in (${sql.raw(inVault)}) group by party_id) d
        on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
  },
  {
    code: 'I20c',
    label: 'لكل شيك محصَّل سند قبض بمبلغه لم يُعكس، ولكل شيك خطوته الأخيرة',
    find: sql`select 'cheque ' || c.number place, c.amount books, coalesce(p.amount, 0)::bigint expected
      from cheques c left join receipt_parts p on p.receipt_id = c.receipt_id and p.method = 'cheque'
      left join receipt_reversals v on v.receipt_id = c.receipt_id
      where c.status = 'cleared' and (p.amount is distinct from c.amount or v.receipt_id is not null)
      union all
      select 'step ' || c.number, 1::bigint, 0::bigint from cheques c
      where c.status is distinct from (select s.status from cheque_steps s where s.cheque_id = c.id order by s.sequence desc limit 1)`,
  },
  withoutGaps({
    code: 'I08q',
    label: 'بيانات الشيكات وقسائم الإيداع متصلة الترقيم بلا فجوة ولا تكرار',
    kinds: ['cheque-list', 'deposit-slip'],
    papers: sql`select 'cheque-list' kind, branch_id, year, sequence from cheque_lists
      union all select 'deposit-slip', branch_id, year, sequence from deposit_slips`,
  }),
]
