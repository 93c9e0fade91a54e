import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { lateUnder } from './beside-pool.ts'
import { daysOf, movedIn } from './owner-statement.ts'
import { settlementsWithBounds, statementsOfSettlement } from './statement-meant.ts'

/** What a settlement came to and how, as its statement says it; and what tenants are late with by now. */
export async function figuresOf(ctx: Pick<Ctx, 'db' | 'now'>, settlementId: string) {
  const [all] = await statementsOfSettlement(ctx, settlementId)
  if (!all) throw new Error(`there is no settlement ${settlementId}`)
  const { collected, commission, vat, expenses, sums } = await movedIn(ctx, all)
  const late = await lateUnder(ctx, all.mandateId)
  return {
    ...{ period: all.days, collected: inRials(collected), fee: inRials(commission + vat), expenses: inRials(expenses) },
    ...{ net: inRials(sums.settled), arrears: inRials(late.reduce((sum, { open }) => sum + open, 0n)) },
  }
}

/** What a voucher of an owner is for: by which agreement, and the days of what was settled since the voucher before it. */
export async function payoutTold(tx: Tx, id: string) {
  const { purpose, askedOn } = await tx
    .selectFrom('payouts')
    .select(['purpose', 'askedOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const settled = await settledFor(tx, id)
  const bounds = (await Promise.all(settled.map((one) => settlementsWithBounds({ db: tx }, one.mandateId, one.id)))).flat()
  const [since = null] = bounds.map((one) => one.since ?? '').toSorted()
  const until = bounds
    .map(({ agreedAt }) => dayOf(agreedAt))
    .toSorted()
    .at(-1)
  return { agreement: purpose, period: daysOf(since || null, until ?? askedOn) }
}

const settledFor = (tx: Tx, payoutId: string) =>
  tx
    .selectFrom('ownerSettlements as s')
    .innerJoin('ownerSettlementShares as share', 'share.settlementId', 's.id')
    .innerJoin('payouts as paid', 'paid.partyId', 'share.partyId')
    .select(['s.id', 's.mandateId'])
    .where('paid.id', '=', payoutId)
    .where('s.status', '=', 'settled')
    .where('share.amount', '>', 0n)
    .whereRef('s.agreedAt', '<=', 'paid.askedAt')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payouts as before')
            .select('before.id')
            .where('before.kind', '=', 'owner')
            .where('before.status', 'in', ['submitted', 'approved', 'paid'])
            .whereRef('before.partyId', '=', 'paid.partyId')
            .whereRef('before.askedAt', '<', 'paid.askedAt')
            .whereRef('before.askedAt', '>=', 's.agreedAt'),
        ),
      ),
    )
    .execute()
