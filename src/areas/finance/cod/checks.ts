import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { openingSource } from '#areas/finance/ledger/opening.ts'
import { byHand } from '#areas/finance/result-checks.ts'

const booksOf = (account: string, sign: 1 | -1) => sql`(
  select key, ${sql.lit(sign)} * sum(amount) net from ${legsOf(account)} legs join journals j on j.id = legs.journal
  where j.source <> ${sql.lit(openingSource)} and not ${byHand} group by key)`

/** Where money for merchants lies, held against what was posted. */
export const codChecks: Check[] = [
  {
    code: 'I50',
    label: 'عهدة كل مندوب هي ما قبضه ولم يسلّمه إلى صندوق',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from ${booksOf('1115', 1)} b
      full join (select key, sum(amount) amount from (
          select c.holder key, c.amount from cods c left join cod_hand_overs h on h.id = c.hand_over_id
            where c.way = 'courier' and c.reversed_by is null and h.status is distinct from 'settled'
          union all
          select p.key, p.amount from receipt_parts p left join cod_hand_over_parts o on o.part_id = p.id
            left join cod_hand_overs h on h.id = o.hand_over_id
            where p.account = '1115' and h.status is distinct from 'settled'
              and not exists (select from receipt_reversals r where r.receipt_id = p.receipt_id)) said group by key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
  },
  {
    code: 'I50h',
    label: 'كل عهدة مقبوضة هي ما قبضه مندوبها، وعُدّ منها ما في الصندوق',
    find: sql`select h.id::text place, h.expected books, coalesce(s.amount, 0)::bigint expected
      from cod_hand_overs h left join lateral (select sum(amount) amount from (
        select c.amount from cods c where c.hand_over_id = h.id
        union all select p.amount from cod_hand_over_parts o join receipt_parts p on p.id = o.part_id where o.hand_over_id = h.id) of) s
        on true
      where h.status <> 'withdrawn' and h.expected <> coalesce(s.amount, 0)`,
  },
  {
    code: 'I52',
    label: 'ما قُبض لكل تاجر ولم يؤكده البنك يساوي مبالغ طروده',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from ${booksOf('2150', -1)} b
      full join (select merchant_id::text key, sum(amount) amount from cods
        where reversed_by is null and confirmed_by is null group by merchant_id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
  },
  {
    code: 'I52p',
    label: 'ما يُدفع لكل تاجر هو ما أكّده البنك، دون ما حُسم منه ودُفع',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from ${booksOf('2155', -1)} b
      full join (select key, sum(amount) amount from (
          select merchant_id::text key, amount from cods where confirmed_by is not null and reversed_by is null
          union all
          select merchant_id::text, case when takes_back is null then -net - vat else net + vat end from allocations
            where merchant_id is not null
          union all
          select p.party_id::text, -p.amount from payouts p where p.kind = 'merchant' and p.status = 'paid') said group by key) d
        on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
  },
]
