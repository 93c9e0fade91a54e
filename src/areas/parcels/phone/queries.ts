import { courierCustody } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { duesAtDoor } from '../counter/taking-money.ts'
import { courierPickups } from '../pickups/courier-pickups.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { knownPlaces } from '../runs/known-places.ts'
import { ownRun, ownStop } from '../runs/queries.ts'

type Stop = Awaited<ReturnType<typeof ownRun>>[number]['stops'][number]

/** The courier's day with all that is needed at its doors, so that no door needs a network. */
export async function courierDay(ctx: Ctx, stopId: string | null) {
  const runs = await ownRun(ctx)
  const own = runs.flatMap(({ stops }) => stops)
  const isOwn = own.some(({ id }) => id === stopId)
  // A supervisor looks at the stop of somebody else's run.
  const other = stopId && !isOwn ? await ownStop(ctx, stopId) : null
  const dues = await duesOf(ctx, own)
  const places = await knownPlaces(
    ctx.db,
    own.map(({ parcelId, ...stop }) => ({ ...stop, id: parcelId })),
  )
  const whole = (stop: Stop) => ({ ...stop, due: dues.get(stop.parcelId) ?? nothing, pin: places.get(stop.parcelId) ?? null })
  const [sum, { courierLimit }] = [await courierCustody({ db: ctx.db }, ctx.actor.id), await parcelRulesNow(ctx.db)]
  return {
    runs: runs.map((run) => ({ ...run, stops: run.stops.map(whole) })),
    other: other?.stop ?? null,
    custody: { sum, limit: courierLimit },
    ...(await courierPickups(ctx)),
  }
}
export type CourierDay = Awaited<ReturnType<typeof courierDay>>
export type DayRun = CourierDay['runs'][number]
export type DayStop = DayRun['stops'][number]

const nothing = { cod: 0n, ours: 0n, card: 0n, cash: 0n }

async function duesOf(ctx: Ctx, stops: readonly Stop[]) {
  if (stops.length === 0) return new Map<string, typeof nothing>()
  const parcels = await ctx.db
    .selectFrom('parcels')
    .select(['id', 'payer', 'carriage', 'codFee', 'cod', 'isReturning', 'vat', 'carriageInvoiceId', 'storageInvoiceId'])
    .select(['storageFrom', 'redirectInvoiceId', 'recipientId'])
    .where(
      'id',
      'in',
      stops.map(({ parcelId }) => parcelId),
    )
    .execute()
  const dues = await duesAtDoor(ctx, parcels)
  return new Map(parcels.map(({ id }, at) => [id, dues[at] ?? nothing]))
}
