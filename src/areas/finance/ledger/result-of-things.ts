import { sql } from 'kysely'

/** What the books say each thing brought and cost, by day: `resource_id`, `day`, `income`, `cost`. */
export const resultOfThings = sql`select resource_id, day,
    sum(case when credit_account like '4%' then amount when debit_account like '4%' then -amount else 0 end) income,
    sum(case when debit_account ~ '^[56]' then amount when credit_account ~ '^[56]' then -amount else 0 end) cost
  from transfers where resource_id is not null group by resource_id, day`
