import {
  codsToDeposit,
  coinNow,
  couriersWithCash,
  handOverCode,
  handOversSeen,
  isCodeOver,
  oversUnknown,
  saidBy,
  withCourier,
} from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'

/** From so much of the limit on a courier is told. */
const nearLimit = 80n

/** Who has money of parcels with them, what was handed over, and what is to go to the bank. */
export async function custodyPage(ctx: Ctx) {
  const { courierLimit } = await parcelRulesNow(ctx.db)
  return {
    ...{ limit: courierLimit, formId: ctx.newId() },
    couriers: (await couriersWithCash(ctx)).map((one) => ({ ...one, standing: standingOf(one.sum, courierLimit) })),
    handOvers: await handOversSeen(ctx),
    overs: await oversUnknown(ctx),
    deposit: await codsToDeposit(ctx),
  }
}
export type CustodyPage = Awaited<ReturnType<typeof custodyPage>>

function standingOf(sum: bigint | null, limit: bigint) {
  if (sum === null || sum * 100n < limit * nearLimit) return null
  return sum >= limit ? ('over' as const) : ('near' as const)
}

/** The courier's own: what they have, and the code of what they have said, as long as it opens. */
export async function ownCustody(ctx: Ctx) {
  const { db, actor } = ctx
  const held = await withCourier({ db }, actor.id)
  const said = await saidBy(ctx, actor.id)
  const { courierLimit } = await parcelRulesNow(db)
  return {
    ...{ ...held, formId: ctx.newId(), coin: await coinNow(ctx) },
    standing: standingOf(held.sum + (said?.expected ?? 0n), courierLimit),
    limit: courierLimit,
    said: said && {
      ...said,
      isOver: isCodeOver(said.declaredAt, ctx.now()),
      code: said.status === 'declared' ? await handOverCode(db, said.id) : null,
    },
  }
}
export type OwnCustody = Awaited<ReturnType<typeof ownCustody>>
