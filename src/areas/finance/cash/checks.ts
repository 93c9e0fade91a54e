import { sql } from 'kysely'
import type { Check } from '#areas/finance/checks.ts'

/** Cash by what was said of it, held against what was posted. */
export const cashChecks: Check[] = [
  {
    code: 'I21',
    label: 'النقد في الطريق يساوي ما نُقل ولم يُؤكَّد وصوله',
    find: sql`select coalesce(b.key, m.id::text) place, coalesce(b.net, 0)::bigint books, coalesce(m.amount, 0)::bigint expected
      from (select l.key, sum(t.amount) net from (
          select debit leaf, amount from transfers where debit_account = '1145'
          union all select credit, -amount from transfers where credit_account = '1145'
        ) t join leaves l on l.id = t.leaf group by l.key) b
      full join (select id, amount from cash_moves where settled_at is null) m on m.id::text = b.key
      where coalesce(b.net, 0) <> coalesce(m.amount, 0)`,
  },
]
