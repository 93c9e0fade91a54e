import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { mayFollow } from '../journey/parcel.ts'
import type { ShownParcel } from '../journey/parcel-detail.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { isAbroad } from '../tariff/places.ts'

/** Of a parcel that goes abroad: with whom it is, or with whom it may be sent. Null for all others. */
export async function carriageAbroad(ctx: Pick<Ctx, 'db' | 'actor'>, one: ShownParcel) {
  if (!isAbroad(one.place)) return null
  const given = await ctx.db.selectFrom('parcelCarriers').selectAll().where('parcelId', '=', one.id).executeTakeFirst()
  const sorts = reaches(ctx.actor, may.sort, { branchId: one.branchId }) && one.heldReason === null
  const isHere = one.pieces.every(({ state }) => mayFollow(state, 'given-to-carrier'))
  return {
    ...{ given: given ?? null, mayEnd: sorts && given?.endedAt === null },
    mayGive: sorts && isHere && !one.isReturning,
    usual: { carrier: (await parcelRulesNow(ctx.db)).carrier, goods: one.content, goodsValue: one.declaredValue },
  }
}
export type CarriageAbroad = NonNullable<Awaited<ReturnType<typeof carriageAbroad>>>
