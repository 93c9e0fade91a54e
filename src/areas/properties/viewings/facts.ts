import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** All that a message about it needs; `called` is for us, `heading` for whoever asked. */
const Viewing = z.object({
  viewingId: z.string(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  called: z.string(),
  heading: z.string(),
})
export type ToldViewing = z.output<typeof Viewing>

export const viewingRequested = defineFact(
  'properties.viewing-requested',
  /** Whether it is confirmed by message: not to a phone from which many came within the hour. */
  Viewing.extend({ preferredOn: z.string(), confirm: z.boolean() }),
)
const Scheduled = Viewing.extend({ startsAt: z.string(), guide: z.string() })
export const viewingScheduled = defineFact('properties.viewing-scheduled', Scheduled)
export const viewingReminded = defineFact('properties.viewing-reminded', Scheduled)
export const viewingDone = defineFact('properties.viewing-done', Viewing)
export const viewingMissed = defineFact('properties.viewing-missed', Viewing)
export const viewingCancelled = defineFact(
  'properties.viewing-cancelled',
  Viewing.extend({ by: z.enum(['us', 'them']), reason: z.string().nullable(), guideId: z.string().nullable() }),
)

const Watch = z.object({ watchId: z.string(), name: z.string(), phone: z.string(), heading: z.string(), listingId: z.string() })
export const unitWatched = defineFact('properties.unit-watched', Watch)
export const unitFreeAgain = defineFact('properties.unit-free-again', Watch)
