import type { Work } from '#platform/context.ts'
import { takeOld } from '../exchanges/taking-old.ts'
import { asItWas, isWithThem, stopForUpdate, timeOf } from './at-stop.ts'
import { accepted } from './event.ts'
import type { EventFor } from './inputs.ts'

/** The old one of an exchange was scanned at the door. */
export async function oldTaken(work: Work, event: EventFor<'old-taken'>) {
  const at = await stopForUpdate(work, event.stopId)
  const now = at.stop.state === 'planned' && isWithThem(at) ? await asItWas(work, at, event) : at
  const { parcelId, isNew } = await takeOld(work, now, {
    scanned: event.parcel,
    at: (parcel) => timeOf(work, event, parcel),
  })
  if (!isNew) work.repeated()
  return { ...accepted(), parcelId }
}
