import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { byHand } from '#areas/finance/result-checks.ts'

/** What insurers owe us, held against what was claimed and what they paid or refused. */
export const insurerClaimChecks: Check[] = [
  {
    code: 'I72',
    label: 'ما على شركات التأمين يساوي ما طولبت به ولم تدفعه ولم ترفضه، مطالبة مطالبة',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.owed, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf('1245')} legs join journals j on j.id = legs.journal
        where j.source <> 'opening' and not ${byHand} group by key) b
      full join (select c.id::text key, c.amount - coalesce(p.amount + p.rest, 0) owed
        from insurer_claims c left join insurer_payments p on p.claim_id = c.id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.owed, 0)`,
  },
]
