import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { newPayoutPath } from '#areas/finance/addresses.ts'
import { creditPromised } from '#areas/finance/ledger/free-credit.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { heldReceipts } from '#areas/finance/receipts/allocations.ts'
import type { PaymentMethod } from '#areas/finance/receipts/receipt.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials, least } from '#values/money.ts'
import { nothingPromised, type Promises, promisedIn } from './promises.ts'
import { type PayoutMethod, waysBack } from './ways-back.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** What a customer paid and has not used, receipt by receipt, the oldest first, and in which ways it would go back as it came. */
export async function creditOf(asked: Asked, partyId: string) {
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('receipts')
    .select(['id', 'partyId', 'number', 'receivedAt', 'unused'])
    .select(
      sql<PaymentMethod[]>`(select array_agg(distinct p.method) from receipt_parts p where p.receipt_id = receipts.id)`.as(
        'ways',
      ),
    )
    .where('partyId', 'in', recordsOf(partyId))
    .where('unused', '>', 0n)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, backAs: [...new Set(row.ways.flatMap(waysBack))] }))
}

/** How much of it is promised already, and where: in vouchers that are not paid, to another customer, or in a set-off that waits. */
export async function promisesOf(asked: Asked, partyId: string): Promise<Promises> {
  const sum = (goes: string) => sql`coalesce(sum(amount) filter (where goes = ${sql.lit(goes)}), 0)::bigint`
  const { rows } = await sql<Promises>`
    select ${sum('vouchers')} vouchers, ${sum('transfers')} transfers, ${sum('set-offs')} set_offs
    from ${creditPromised} promised where party_id in ${recordsOf(partyId)}`.execute('tx' in asked ? asked.tx : asked.db)
  return rows[0] ?? nothingPromised
}

export const promisedOf = async (asked: Asked, partyId: string) => promisedIn(await promisesOf(asked, partyId))

/** What of this credit goes nowhere yet: the one figure by which it is given back, moved, set off or pays; below zero where more was promised. */
export const freeIn = (credit: readonly { unused: bigint }[], promises: Promises) =>
  credit.reduce((sum, { unused }) => sum + unused, 0n) - promisedIn(promises)

export const freeCredit = async (asked: Asked, partyId: string) =>
  freeIn(await creditOf(asked, partyId), await promisesOf(asked, partyId))

/** What of it can go back, and where that is asked for; null where there is none, or it is not for this person to prepare. */
export async function creditToPayBack({ db, actor }: Pick<Ctx, 'db' | 'actor'>, partyId: string) {
  const free = actor.may(financePermissions.preparePayouts) ? await freeCredit({ db }, partyId) : 0n
  return free > 0n ? { free, path: newPayoutPath(partyId) } : null
}

/** Which they are, each by the name under which it is found. */
export async function creditPromises(asked: Asked, partyId: string) {
  const { rows } = await sql<{ goes: keyof typeof waysOff; number: string; amount: bigint }>`
    select goes, number, amount from ${creditPromised} promised where party_id in ${recordsOf(partyId)}
    order by asked_at`.execute('tx' in asked ? asked.tx : asked.db)
  return rows.map(({ goes, number, amount }) => ({ what: `${waysOff[goes]} ${number}`, amount }))
}

const waysOff = { vouchers: 'سند الصرف', transfers: 'تحويل الرصيد', 'set-offs': 'المقاصة' }

/** The same, held until the transaction ends: whoever promises or takes some of it waits for whoever did so before. */
export async function heldCredit(work: Work, partyId: string) {
  const credit = await creditOf(work, partyId)
  const held = await heldReceipts(
    work,
    credit.map(({ id }) => id),
  )
  return credit.flatMap((one) => {
    const unused = held.get(one.id)?.unused ?? 0n
    return unused > 0n ? [{ ...one, unused }] : []
  })
}

type Drawn = { receiptId: string; partyId: string; amount: bigint }

type Drawing = { partyId: string; amount: bigint; method: PayoutMethod; onlinePaymentId: string | null }

/** From which receipts so much goes back: first from those whose money came in the same way, then the oldest. */
export async function drawnFrom(work: Work, { partyId, amount, method, onlinePaymentId }: Drawing) {
  const credit = await heldCredit(work, partyId)
  const fits = ({ id, backAs }: (typeof credit)[number]) =>
    method === 'online' ? id === onlinePaymentId : backAs.includes(method)
  const inOrder = credit.toSorted((one, other) => Number(fits(other)) - Number(fits(one)))
  let left = amount
  const drawn: Drawn[] = []
  for (const { id: receiptId, partyId: whose, unused } of inOrder) {
    if (left === 0n) break
    const taken = least(left, unused)
    drawn.push({ receiptId, partyId: whose, amount: taken })
    left -= taken
  }
  if (left > 0n) throw new Refusal('finance.credit-used', `استُعمل رصيد العميل بعد طلب السند، وبقي منه ${inRials(amount - left)}`)
  return drawn
}
