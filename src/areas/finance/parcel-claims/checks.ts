import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { byHand } from '#areas/finance/result-checks.ts'

/** What we owe for parcels, held against what was agreed to and what was paid. */
export const parcelClaimChecks: Check[] = [
  {
    code: 'I95',
    label: 'ما علينا من تعويضات الطرود يساوي ما قُبل منها ولم يُدفع، مطالبة مطالبة',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.owed, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf('2197')} legs join journals j on j.id = legs.journal
        where j.source <> 'opening' and not ${byHand} group by key) b
      full join (select c.id::text key, case when p.claim_id is null then -c.amount else 0 end owed
        from parcel_claim_debts c left join parcel_claim_payments p on p.claim_id = c.id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.owed, 0)`,
  },
]
