import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { paymentMethodNames } from '#areas/finance/receipts/receipt.ts'
import { type PlainMethod, waysBack } from '#areas/finance/receipts/ways-back.ts'
import type { Work } from '#platform/context.ts'

type Asked = { partyId: string; receiptIds: readonly string[]; method: PlainMethod }

/**
 * How much of what a customer has left came in such a way that it would go back like this, part by part of each receipt, less what went
 * or is to go back like this already. `alone` leaves out what whoever asks has given them out of the credit of another: how that came
 * nobody else has looked at.
 */
export async function cameSo({ tx, actor }: Pick<Work, 'tx' | 'actor'>, { partyId, receiptIds, method }: Asked) {
  const ways = paymentMethodNames.filter((way) => waysBack(way).includes(method))
  const { rows } = await sql<{ came: bigint; own: bigint; promised: bigint }>`
    with so as (
      select r.kind = 'credit-transfer' and r.received_by = ${actor.id} as own, greatest(least(r.unused,
        coalesce((select sum(p.amount) from receipt_parts p where p.receipt_id = r.id and p.method = any(${ways})), 0)
        + coalesce((select sum(m.amount) from receipt_movements m join payout_payments y on y.journal_id = m.journal_id
          join payouts v on v.id = y.payout_id
          where m.receipt_id = r.id and m.kind = 'refunded' and v.status = 'paid' and v.method = ${method}), 0)), 0) as amount
      from receipts r where r.id = any(${[...receiptIds]}::uuid[]))
    select coalesce(sum(amount), 0)::bigint came, coalesce(sum(amount) filter (where own), 0)::bigint own,
      (select coalesce(sum(amount), 0) from payouts where party_id in ${recordsOf(partyId)} and kind = 'refund' and method = ${method}
        and status in ('submitted', 'approved', 'sending'))::bigint promised
    from so`.execute(tx)
  const { came, own, promised } = rows[0] ?? { came: 0n, own: 0n, promised: 0n }
  return { came: atLeastNothing(came - promised), alone: atLeastNothing(came - own - promised) }
}

const atLeastNothing = (amount: bigint) => (amount > 0n ? amount : 0n)
