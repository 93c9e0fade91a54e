import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, optionalText, rialsOrNone, written } from '#values/shapes.ts'
import { digits } from '../counter/proof-input.ts'
import { TakeOldInput } from '../exchanges/inputs.ts'
import { scannedParcel } from '../journey/scanned-parcel.ts'
import { CollectInput, OfPickupInput } from '../pickups/inputs.ts'
import { moveParts } from '../runs/inputs.ts'
import { pinInput } from '../runs/pin-input.ts'
import { failReasonNames } from '../runs/run.ts'
import { eventKindNames, mostEvents } from './event.ts'

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** As it comes, its events unread: one that is wrong stops no other. */
export const BatchInput = z.object({
  version: z.number().int(),
  device: z.uuid(),
  by: z.string(),
  sentAt: z.coerce.date(),
  events: z
    .array(
      z.object({
        ...{ id: z.uuid(), seq: z.number().int(), kind: z.enum(eventKindNames), at: z.coerce.date() },
        ...{ data: z.record(z.string(), z.string()), proofs: z.array(sha256).max(3).default([]) },
      }),
    )
    .max(mostEvents),
})
export type Batch = z.output<typeof BatchInput>

const event = {
  ...{ id: z.uuid(), device: z.uuid(), seq: z.number().int(), deviceAt: z.date(), clockOff: z.number().int() },
  proofs: z.array(sha256),
}
const stopId = z.uuid('افتح الوقفة من جديد.')

/** What each kind of event says, told apart by its kind. */
export const PhoneEventInput = z.discriminatedUnion('kind', [
  z.object({ ...event, kind: z.literal('loaded'), parcel: scannedParcel }),
  z.object({ ...event, kind: z.literal('called'), stopId }),
  z.object({ ...event, kind: z.literal('old-taken'), ...TakeOldInput.shape }),
  z.object({ ...event, kind: z.literal('collected'), ...CollectInput.shape }),
  z.object({ ...event, kind: z.literal('pickup-closed'), ...OfPickupInput.shape }),
  z.object({ ...event, kind: z.literal('moved'), ...moveParts }),
  z.object({
    ...{ ...event, kind: z.literal('failed'), stopId },
    reason: chosen(failReasonNames, 'اختر لماذا لم يُسلَّم.'),
    note: optionalText(200),
    pin: pinInput,
  }),
  z.object({
    ...{ ...event, kind: z.literal('delivered'), stopId },
    receivedBy: written('اكتب اسم المستلِم.', 120),
    code: digits('رمز التسليم 4 أرقام كما وصل صاحب الطرد.', 4).optional(),
    cardEnd: digits('اكتب آخر 4 أرقام من بطاقته.', 4).optional(),
    whyNoCode: optionalText(160),
    way: z.enum(['cash', 'card'], 'لم يدفع؟ سجّل أنه لم يُسلَّم، ولماذا.').default('cash'),
    paid: rialsOrNone.optional(),
    reference: optionalText(40),
    pieces: optionalText(400),
    ...{ pin: pinInput, shownBy: z.enum(['signature', 'photo']).default('signature') },
  }),
])
export type PhoneEvent = z.output<typeof PhoneEventInput>
export type EventFor<Kind extends PhoneEvent['kind']> = Extract<PhoneEvent, { kind: Kind }>

export const PhoneProofInput = z.object({
  sha256,
  file: uploads({ kinds: ['png', 'jpeg', 'webp'], most: 1, megabytes: 0.4 }),
})
