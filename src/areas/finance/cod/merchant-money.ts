import { sql } from 'kysely'
import { recordsOfAll } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { least } from '#values/money.ts'
import { lies, merchantPayouts, takenFor } from './remittance-queries.ts'

type Reader = Pick<Ctx, 'db'>

type Sums = Record<'courier' | 'box' | 'bank' | 'card' | 'ready' | 'remitting' | 'vouchers' | 'fees', bigint> & {
  courierCount: number
  courierSince: string | null
  depositedAt: Date | null
}

const sumWhere = (place: string) => sql`coalesce(sum(amount) filter (where lies = ${sql.lit(place)}), 0)::bigint`

/** Sums that were paid are not read: they are most of all there ever was. */
const unpaid = sql`
  select c.id from cods c
    where c.merchant_id in (select id from ones) and c.remittance_id is null and c.reversed_by is null
  union all
  select c.id from payouts p join cods c on c.remittance_id = p.id
    where p.kind = 'merchant' and p.party_id in (select id from ones) and p.status <> 'paid' and c.reversed_by is null`

const owed = sql`coalesce((select sum(c.open_net + c.open_vat) from charges c
  where c.party_id in (select id from ones) and c.line = 'parcels'), 0)::bigint`

async function sumsOf({ db }: Reader, merchantIds: readonly string[]) {
  const { rows } = await sql<Sums>`
    with ones (id) as materialized ${recordsOfAll(merchantIds)},
      unpaid as (${unpaid}),
      held as (
        select c.amount, c.taken_on, m.moved_at, p.id voucher, ${lies} lies
        from ${takenFor} join unpaid u on u.id = c.id left join cash_moves m on m.id = c.move_id)
    select ${sumWhere('courier')} courier, count(*) filter (where lies = 'courier')::int courier_count,
      min(taken_on) filter (where lies = 'courier') courier_since,
      ${sumWhere('box')} box, ${sumWhere('bank')} bank, ${sumWhere('card')} card,
      max(moved_at) filter (where lies = 'bank') deposited_at,
      ${sumWhere('ready')} ready, ${sumWhere('remitting')} remitting,
      coalesce((select sum(p.amount) from payouts p
        where p.id in (select voucher from held where lies = 'remitting')), 0)::bigint vouchers,
      ${owed} fees
    from held`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('sums without a row')
  return sums
}

/**
 * What was taken for a merchant and is not paid to them yet, by the step it has come to: every sum stands in one step. The last is what
 * they get of the third: vouchers under way, and what is free less our fees, which never take more than there is.
 */
export async function moneyOnItsWay(ctx: Reader, merchantIds: readonly string[]) {
  const { courier, courierCount, courierSince, box, bank, card, depositedAt, ...sums } = await sumsOf(ctx, merchantIds)
  const confirmed = sums.ready + sums.remitting
  const payable = sums.ready - least(sums.fees, sums.ready) + sums.vouchers
  return {
    courier: { sum: courier, count: courierCount, since: courierSince },
    toBank: { sum: box + bank + card, box, bank, card, depositedOn: depositedAt && dayOf(depositedAt) },
    confirmed: { sum: confirmed, fees: confirmed - payable },
    payable: { sum: payable, underWay: sums.vouchers },
  }
}

/** Their open fees of parcels, over all their records. */
export async function feesOwed({ db }: Reader, merchantIds: readonly string[]) {
  const { rows } = await sql<{ fees: bigint }>`
    with ones (id) as materialized ${recordsOfAll(merchantIds)} select ${owed} fees`.execute(db)
  return rows[0]?.fees ?? 0n
}

/** The newest remittances that were paid or are on their way. */
export async function lastRemittances({ db }: Reader, merchantIds: readonly string[], most: number) {
  const rows = await merchantPayouts(db)
    .leftJoin('payoutPayments as y', 'y.payoutId', 'p.id')
    .select('y.paidOn')
    .where('p.partyId', 'in', recordsOfAll(merchantIds))
    .where('p.status', 'in', ['submitted', 'approved', 'sending', 'paid'])
    .orderBy('p.askedAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ paidOn, askedAt, ...row }) => ({ ...row, on: paidOn ?? dayOf(askedAt) }))
}
