import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf, timeOn } from '#values/days.ts'
import { whenInWords } from '../redelivery/windows.ts'

const mostPickups = 30
const mostParcels = 300

/** The pickups a courier goes to today, those of earlier days that wait still, and those he closed today. */
export async function courierPickups(ctx: Ctx) {
  const today = dayOf(ctx.now())
  const rows = await ctx.db
    .selectFrom('parcelPickups')
    .selectAll()
    .where('courierId', '=', ctx.actor.id)
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'scheduled'), eb('day', '<=', today)]),
        and([eb('state', '=', 'collected'), eb('endedAt', '>=', timeOn(today, '00:00'))]),
      ]),
    )
    .orderBy('day')
    .orderBy('fromTime')
    .limit(mostPickups)
    .execute()
  const names = new Map(
    (await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])).map((one) => [one.id, one.name]),
  )
  const pickups = []
  for (const row of rows) {
    const isOpen = row.state === 'scheduled'
    const parcels = await parcelsAt(ctx, row)
    pickups.push({
      ...{ id: row.id, count: row.count, isOpen, merchant: names.get(row.partyId) ?? '', parcels },
      ...{ when: whenInWords(row.day, row.fromTime, today), taken: parcels.filter(({ isTaken }) => isTaken).length },
      // Where it was is the courier's while he is to go there.
      at: isOpen ? addressIn(row) : null,
    })
  }
  return { pickups, fetched: await fetchedBy(ctx) }
}
export type CourierPickup = Awaited<ReturnType<typeof courierPickups>>['pickups'][number]

const addressIn = ({ place, quarter, landmark, building, phone, note }: Address) => ({
  ...{ place, quarter, landmark, building, phone, note },
})
type Address = Record<'place' | 'landmark' | 'phone', string> & Record<'quarter' | 'building' | 'note', string | null>

type At = { id: string; partyId: string; branchId: string; state: string }

/** What the merchant booked and has still, and what was taken from him here. */
async function parcelsAt({ db }: Pick<Ctx, 'db'>, { id, partyId, branchId, state }: At) {
  const rows = await db
    .selectFrom('parcels')
    .select(['number', 'pieceCount', 'recipientName', 'pickupId', 'state'])
    .where(({ eb, or, and }) =>
      or([
        eb('pickupId', '=', id),
        and([
          eb.val(state === 'scheduled'),
          eb('senderId', 'in', recordsOf(partyId)),
          eb('state', '=', 'registered'),
          eb('branchId', '=', branchId),
          eb('isReturning', '=', false),
        ]),
      ]),
    )
    .orderBy('registeredAt')
    .limit(mostParcels)
    .execute()
  return rows.map(({ number, pieceCount, recipientName, pickupId, state: now }) => ({
    ...{ number, pieceCount, recipientName, isTaken: pickupId === id, isWhole: now !== 'registered' },
  }))
}

/** How many he took at doors that no branch has scanned since. */
async function fetchedBy({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!isUuid(actor.id)) return 0
  const { count } = await db
    .selectFrom('parcelCustody')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'pieceId')
    .innerJoin('parcels', 'parcels.id', 'parcelId')
    .select(({ fn }) => fn.count<string>('parcels.id').distinct().as('count'))
    .where('until', 'is', null)
    .where('holder', '=', 'courier')
    .where('holderId', '=', actor.id)
    .where(({ eb, or }) => or([eb('parcels.pickupId', 'is not', null), eb('parcels.takenStopId', 'is not', null)]))
    .where('parcelPieces.state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return Number(count)
}
