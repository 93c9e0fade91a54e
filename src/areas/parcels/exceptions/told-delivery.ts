import type { Ctx } from '#platform/context.ts'
import type { ToldDelivery } from '../phone/tables.ts'

/** A hand-over that a courier's phone told against another hand's scan and nobody has decided yet, the newest first. */
export async function toldDelivery(db: Pick<Ctx, 'db'>['db'], parcelId: string) {
  const row = await db
    .selectFrom('parcelPhoneEvents')
    .innerJoin('parcelStops', 'parcelStops.id', 'parcelPhoneEvents.stopId')
    .innerJoin('parcelRuns', 'parcelRuns.id', 'parcelStops.runId')
    .select(['parcelPhoneEvents.id', 'parcelPhoneEvents.stopId', 'happenedAt', 'told'])
    .select(['parcelRuns.courierId', 'parcelRuns.courierName as courier'])
    .where('parcelPhoneEvents.parcelId', '=', parcelId)
    .where('parcelPhoneEvents.result', '=', 'conflict')
    .where('told', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcelReviews as r')
            .select('r.id')
            .whereRef('r.parcelId', '=', 'parcelPhoneEvents.parcelId')
            .where('r.kind', '=', 'conflict')
            .whereRef('r.reviewedAt', '>=', 'happenedAt'),
        ),
      ),
    )
    .orderBy('happenedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.told && row.stopId ? { ...row, told: row.told as ToldDelivery, stopId: row.stopId } : null
}
export type ToldDeliveryShown = NonNullable<Awaited<ReturnType<typeof toldDelivery>>>
