import type { ExpressionBuilder } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { withinReach } from '#platform/reach.ts'
import { weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { mustBeMerchant } from '../merchants/own-merchant.ts'
import { daysToChoose, whenInWords, windowInWords, windowStarts } from '../redelivery/windows.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { couriersIn } from '../runs/dispatch.ts'
import { isAbroad, placesKept } from '../tariff/places.ts'

const mostShown = 60

/** On which days and in which hours somebody may come. */
function times(now: Date) {
  const today = dayOf(now)
  return {
    days: daysToChoose(today).map((day) => [day, weekdayAndDay(day, today)] as const),
    windows: windowStarts.map((from) => [from, windowInWords(from)] as const),
  }
}

/** How many parcels were scanned at the merchant's door. */
const taken = (eb: ExpressionBuilder<Database, 'parcelPickups'>) =>
  eb
    .selectFrom('parcels')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .whereRef('pickupId', '=', 'parcelPickups.id')
    .as('taken')

/** What a merchant asked us to fetch, and the form to ask for more, with the place of the last one. */
export async function ownPickups(ctx: Ctx) {
  const { partyId, branchId } = await mustBeMerchant(ctx)
  const rows = await ctx.db
    .selectFrom('parcelPickups')
    .selectAll()
    .select(taken)
    .where('partyId', 'in', recordsOf(partyId))
    .orderBy('askedAt', 'desc')
    .limit(mostShown)
    .execute()
  const office = (await branches(ctx)).find(({ id }) => id === branchId)
  const places = (await placesKept(ctx.db)).map(({ place }) => place).filter((place) => !isAbroad(place))
  const today = dayOf(ctx.now())
  return {
    ...{ formId: ctx.newId(), isOffered: (await parcelRulesNow(ctx.db)).pickup, places, ...times(ctx.now()) },
    last: rows[0] ?? null,
    place: rows[0]?.place ?? office?.wilayat ?? '',
    pickups: rows.map((row) => ({ ...row, taken: Number(row.taken), when: whenInWords(row.day, row.fromTime, today) })),
  }
}
export type OwnPickups = Awaited<ReturnType<typeof ownPickups>>

/** What is to be fetched, by its day, and what was fetched or called off of late. */
export async function pickupsSeen(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('parcelPickups')
    .selectAll()
    .select(taken)
    .where((eb) => withinReach(eb, ctx.actor, may.dispatch, { branch: 'parcelPickups.branchId' }))
    .orderBy(({ eb }) => eb('endedAt', 'is not', null))
    .orderBy('day')
    .orderBy('fromTime')
    .limit(mostShown)
    .execute()
  const ids = rows.map(({ partyId }) => partyId)
  const names = new Map((await customersNamed(ctx, ids)).map(({ id, name }) => [id, name]))
  const today = dayOf(ctx.now())
  return {
    ...{ couriers: await couriersIn(ctx), ...times(ctx.now()) },
    pickups: rows.map((row) => ({
      ...row,
      ...{ taken: Number(row.taken), merchant: names.get(row.partyId) ?? '', when: whenInWords(row.day, row.fromTime, today) },
      address: addressOf(row),
    })),
  }
}
export type PickupsSeen = Awaited<ReturnType<typeof pickupsSeen>>

const addressOf = ({ place, quarter, landmark, building }: Address) =>
  [place, quarter, landmark, building].filter(Boolean).join('، ')
type Address = { place: string; quarter: string | null; landmark: string; building: string | null }
