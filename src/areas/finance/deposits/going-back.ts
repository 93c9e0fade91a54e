import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Deposit } from '#areas/finance/receipts/held-deposits.ts'
import { paymentMethodNames } from '#areas/finance/receipts/receipt.ts'
import { type PlainMethod, waysBack } from '#areas/finance/receipts/ways-back.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { onlyByTransfer } from './deposit.ts'

type Asked = { db: Ctx['db'] } | Pick<Work, 'tx'>
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/**
 * How much of a deposit was paid in such a way that it would go back like this, less what went or is to go back like this already; of one
 * from before our books nobody knows how.
 */
export async function cameAs(asked: Asked, { id, chargeId }: Pick<Deposit, 'id' | 'chargeId'>, method: PlainMethod) {
  const ways = paymentMethodNames.filter((way) => waysBack(way).includes(method))
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce((select net from invoices where id = ${id} and kind = 'opening-deposit'), 0)
      + coalesce(sum(least(paid, parts)), 0)::bigint
      - coalesce((select sum(amount) from payouts where deposit_id = ${id} and method = ${method}
        and status in ('submitted', 'approved', 'paid')), 0)::bigint sum
    from (select receipt_id, sum(case when takes_back is null then net + vat else -net - vat end) paid
      from allocations where charge_id = ${chargeId} group by receipt_id) a
    cross join lateral (select coalesce(sum(p.amount), 0) parts from receipt_parts p
      where p.receipt_id = a.receipt_id and p.method = any(${ways})) so`.execute(within(asked))
  return rows[0]?.sum ?? 0n
}

/** How much of the deposit of a contract can go back in cash; nothing where none was asked for. */
export async function cameInCash(asked: Asked, depositId: string) {
  const row = await within(asked).selectFrom('deposits').select(['id', 'chargeId']).where('id', '=', depositId).executeTakeFirst()
  return row ? await cameAs(asked, row, 'cash') : 0n
}

/** Said of the money of tenants, whose account is that of the trust. */
export function mustHaveComeInCash({ amount, came, why }: { amount: bigint; came: bigint; why: string | null }, fields: Fields) {
  if (amount > came)
    throw fieldFault(fields.method, came > 0n ? `وصل منه نقدًا ${inRials(came)} فقط. ردّ ما فوقه تحويلًا.` : onlyByTransfer)
  if (!why) throw fieldFault(fields.why, 'اكتب لماذا يُردّ نقدًا، مثل: لا حساب بنكي له. يُطبع على السند.')
}
type Fields = { method: string; why: string }

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
