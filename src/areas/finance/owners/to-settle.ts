import { sql } from 'kysely'
import { drawUpCommission } from '#areas/finance/invoices/invoice.ts'
import { sellerNow, usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { least } from '#values/money.ts'
import { movedIn } from './owner-statement.ts'
import { dividedAmong, settlementSource } from './settlement.ts'

type Reader = Pick<Ctx, 'db' | 'now'>
type Owner = { partyId: string; name: string; parts: bigint; whole: bigint; had: bigint }

/** What lies in a pool, and what of it is not for its owners; `commission` is what is not invoiced yet, `unpaid` what is and waits. */
type Standing = {
  mandateId: string
  lies: bigint
  lent: bigint
  reserve: bigint
  uncleared: bigint
  commission: bigint
  unpaid: bigint
  owners: readonly Owner[]
}

/** What would be settled now and how it comes about since the settlement before, with the share of each; nothing is written. */
export async function toSettle(ctx: Reader, { mandateId, lies, lent, owners, ...standing }: Standing) {
  const { reserve, uncleared, commission, unpaid } = standing
  const moved = await movedSince(ctx, { mandateId, at: ctx.now(), but: null })
  const tax = await taxOf(ctx, commission)
  const back = commission < 0n ? -commission - tax : 0n
  // What comes back of the commission pays back first what the company lent.
  const repaid = least(lies + back, lent)
  const amount = lies - unpaid - commission - tax - repaid - reserve - uncleared
  const shares = amount > 0n ? dividedAmong(amount, owners) : []
  const isDivided = shares.every((share) => share.amount >= 0n)
  return {
    ...{ opening: moved.opening, collected: moved.collected, rents: moved.rents, expenses: moved.expenses, other: moved.other },
    ...{ commission: moved.commission + commission, vat: moved.vat + tax, unpaid, repaid, reserve, uncleared, amount },
    shares: isDivided ? shares.map(({ partyId, name, parts, whole, amount: sum }) => ({ partyId, name, parts, whole, sum })) : [],
  }
}

/** Of what the commission is to be invoiced for, or comes back. */
async function taxOf({ db, now }: Reader, commission: bigint) {
  const size = commission < 0n ? -commission : commission
  const { seller, rate } = await sellerNow({ db })
  const rules = await moneySettingsOn({ db }, dayOf(now()))
  const drawing = { vatin: seller.vatin, rate: rate ?? usualRate, buyerVatin: null, rules }
  const { vat } = drawUpCommission({ kind: 'commission', net: size, description: '' }, drawing)
  return commission < 0n ? -vat : vat
}

type Meant = { mandateId: string; at: Date; but: string | null }

/** What moved the pool of a mandate since the settlement before, up to a moment; `but` is the settlement that is asked about. */
export async function movedSince(ctx: Pick<Ctx, 'db'>, { mandateId, at, but }: Meant) {
  const { rows } = await sql<{ after: bigint; until: bigint }>`
    with told as (select j.sequence, j.source_id from journals j where j.source = ${settlementSource} and j.posted_at <= ${at})
    select coalesce((select max(t.sequence) from told t join owner_settlements s on s.id = t.source_id::uuid
        where s.mandate_id = ${mandateId} and s.id is distinct from ${but}::uuid), 0)::bigint after,
      coalesce((select max(j.sequence) from journals j where j.posted_at <= ${at}
        and (j.source <> ${settlementSource} or j.source_id is distinct from ${but}::text)), 0)::bigint until`.execute(ctx.db)
  const stretch = rows[0] ?? { after: 0n, until: 0n }
  const { sums, ...moved } = await movedIn(ctx, { mandateId, stretch })
  const { collected, rents, commission, vat, expenses } = moved
  const other = sums.moved - (collected - commission - vat - expenses)
  return { opening: sums.opening, collected, rents, commission, vat, expenses, other }
}
