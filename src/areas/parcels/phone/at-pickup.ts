import type { Work } from '#platform/context.ts'
import { closePickup, collectPiece, courierPickupForUpdate } from '../pickups/collecting.ts'
import { takenInWords } from '../pickups/pickup.ts'
import { accepted, happenedAt } from './event.ts'
import type { EventFor } from './inputs.ts'

/** A merchant's parcel was scanned at his door. What was taken is with the courier, whatever the office made of the pickup meanwhile. */
export async function collected(work: Work, event: EventFor<'collected'>) {
  const pickup = await courierPickupForUpdate(work, event.pickupId)
  const { parcelId, isNew } = await collectPiece(work, pickup, {
    scanned: event.parcel,
    at: ({ changedAt }) => happenedAt(event, { after: changedAt, now: work.now() }),
  })
  if (!isNew) work.repeated()
  return { ...accepted(isNew && pickup.state === 'cancelled' ? 'سُجّل، وكان الاستلام ملغى.' : null), parcelId }
}

export async function pickupClosed(work: Work, event: EventFor<'pickup-closed'>) {
  const { isNew, taken, count } = await closePickup(work, await courierPickupForUpdate(work, event.pickupId))
  if (!isNew) work.repeated()
  return { ...accepted(taken < count ? `${takenInWords({ taken, count })}.` : null), parcelId: null }
}
