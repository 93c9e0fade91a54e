import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, optionalText, plannedDay, rialsOrNone, severalIds } from '#values/shapes.ts'
import { mustProve, type ProofForm, proofParts } from '../counter/proof-input.ts'
import { scannedParcel } from '../journey/scanned-parcel.ts'
import { pinInput } from './pin-input.ts'
import { failReasonNames } from './run.ts'

const runId = z.uuid()
const stopId = z.uuid()
const photo = uploads({ kinds: ['png', 'jpeg', 'webp'], most: 1, megabytes: 10 }).optional()

/** One of a form, or all of a group of them in one box; each once. */
const together = (given: unknown) => [...new Set([given ?? []].flat().flatMap((ids) => String(ids).split(',')))]

const several = z.preprocess(together, severalIds('اختر طردًا واحدًا على الأقل.', 120))

export const PlanRunInput = z.object({
  id: z.uuid(),
  branchId: z.uuid('اختر الفرع.'),
  courierId: z.uuid('اختر المندوب.'),
  day: plannedDay('اكتب يوم التوزيع.'),
  vehicle: optionalText(40),
  parcels: several,
})
export type PlanRunForm = z.input<typeof PlanRunInput>

export const PutOffInput = z.object({
  branchId: z.uuid('اختر الفرع.'),
  /** Of the board it was asked on. */
  day: plannedDay('اكتب يوم التوزيع.'),
  until: plannedDay('اكتب إلى أي يوم.'),
  parcels: several,
})

export const ShareOutInput = z.object({ branchId: z.uuid('اختر الفرع.'), day: plannedDay('اكتب يوم التوزيع.') })

export const OfRunInput = z.object({ runId })
export const OfStopInput = z.object({ stopId })
export const moveParts = { stopId, before: stopId.optional(), after: stopId.optional() }
const isMoved = ({ before, after }: { before?: string | undefined; after?: string | undefined }) => Boolean(before ?? after)
export const MoveStopInput = z.object(moveParts).refine(isMoved, 'اختر أين تُوضع.')
export const ScanOnRunInput = z.object({ runId, parcel: scannedParcel })
export type ScanOnRunForm = z.input<typeof ScanOnRunInput>

export const DeliverInput = z
  .object({
    ...{ stopId, ...proofParts },
    way: z.enum(['cash', 'card'], 'لم يدفع؟ سجّل أنه لم يُسلَّم، ولماذا.').default('cash'),
    paid: rialsOrNone.optional(),
    reference: optionalText(40),
    pieces: optionalText(400),
    ...{ pin: pinInput, photo },
  })
  .superRefine((typed, context) => mustProve({ ...typed, signature: [...typed.signature, ...(typed.photo ?? [])] }, context))
export type DeliverForm = ProofForm & Partial<Record<'way' | 'paid' | 'reference' | 'pieces' | 'photo', string>>

export const FailStopInput = z.object({
  stopId,
  reason: chosen(failReasonNames, 'اختر لماذا لم يُسلَّم.'),
  note: optionalText(200),
  ...{ pin: pinInput, photo },
})
export type FailStopForm = Partial<Record<'stopId' | 'reason' | 'note' | 'photo', string>>
