import { sql } from 'kysely'

/** What waits to take of the credit of customers: vouchers that are not paid, transfers to others, and set-offs. */
export const creditPromised = sql`(
  select party_id, 'vouchers' goes, number, asked_at, amount from payouts
    where kind = 'refund' and status in ('submitted', 'approved', 'sending')
  union all
  select party_id, 'transfers', number, asked_at, amount from credit_transfers where status = 'submitted'
  union all
  select party_id, 'set-offs', number, asked_at, amount from set_offs
    where status = 'submitted' and deposit_id is null and not settled)`

/** What lies with us as credit and, taken off, what of it is promised: summed over the records of somebody it is what is free. */
export const creditFree = sql`(
  select party_id, unused amount, null goes from receipts where unused > 0
  union all
  select party_id, -amount, goes from ${creditPromised} promised)`

/** Less only what goes away: a set-off that waits pays what they owe, and meanwhile nobody is written to about that. */
export const creditStaying = sql`(select party_id, amount from ${creditFree} credit where goes is distinct from 'set-offs')`
