import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { openingSource } from '#areas/finance/ledger/opening.ts'
import { voucherSource } from '#areas/finance/ledger/voucher.ts'

/** What people of the office owe by what was decided and paid back, held against what was posted. */
export const staffDebtChecks: Check[] = [
  {
    code: 'I51',
    label: 'ما على كل موظف هو ما سُجّل عليه من عجز، دون ما سدّده',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf('1116')} legs
        join journals j on j.id = legs.journal and j.source not in (${sql.lit(openingSource)}, ${sql.lit(voucherSource)})
        group by key) b
      full join (select key, sum(amount) amount from (
          select employee_id key, amount from staff_debts
          union all select employee_id, -amount from staff_repayments p
            where not exists (select from staff_repayment_reversals r where r.repayment_id = p.id)
        ) said group by key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
  },
]
