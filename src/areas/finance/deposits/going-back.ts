import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { type PlainMethod, waysBack } from '#areas/finance/payouts/payout.ts'
import { paymentMethodNames } from '#areas/finance/receipts/receipt.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import type { Deposit } from './held.ts'

/**
 * How much of a deposit was paid in such a way that it would go back like this, less what went or is to go back like this already; of one
 * from before our books nobody knows how.
 */
export async function cameAs({ tx }: Pick<Work, 'tx'>, { id, chargeId }: Deposit, method: PlainMethod) {
  const ways = paymentMethodNames.filter((way) => waysBack(way).includes(method))
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce((select amount from opening_items where id = ${id}), 0)
      + coalesce(sum(least(paid, parts)), 0)::bigint
      - coalesce((select sum(amount) from payouts where deposit_id = ${id} and method = ${method}
        and status in ('submitted', 'approved', 'paid')), 0)::bigint sum
    from (select receipt_id, sum(case when takes_back is null then net + vat else -net - vat end) paid
      from allocations where charge_id = ${chargeId} group by receipt_id) a
    cross join lateral (select coalesce(sum(p.amount), 0) parts from receipt_parts p
      where p.receipt_id = a.receipt_id and p.method = any(${ways})) so`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** Before its day, or while whoever left it owes something else that is due. */
export async function isEarly({ tx, now }: Pick<Work, 'tx' | 'now'>, { releaseOn, partyId, chargeId }: Deposit) {
  const today = dayOf(now())
  if (releaseOn && today < releaseOn) return true
  const due = await tx
    .selectFrom('charges')
    .select('id')
    .where('partyId', 'in', recordsOf(partyId))
    .where('id', '<>', chargeId)
    .where('dueOn', '<=', today)
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}
