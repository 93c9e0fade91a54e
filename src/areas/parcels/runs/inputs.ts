import { z } from 'zod'
import { chosen, optionalText, plannedDay, rialsOrNone, severalIds } from '#values/shapes.ts'
import { mustProve, type ProofForm, proofParts } from '../counter/proof-input.ts'
import { scannedParcel } from '../journey/scanned-parcel.ts'
import { failReasonNames } from './run.ts'

const runId = z.uuid()
const stopId = z.uuid()

export const PlanRunInput = z.object({
  id: z.uuid(),
  branchId: z.uuid('اختر الفرع.'),
  courierId: z.uuid('اختر المندوب.'),
  day: plannedDay('اكتب يوم التوزيع.'),
  vehicle: optionalText(40),
  parcels: severalIds('اختر طردًا واحدًا على الأقل.', 120),
})
export type PlanRunForm = z.input<typeof PlanRunInput>

export const OfRunInput = z.object({ runId })
export const OfStopInput = z.object({ stopId })
export const ScanOnRunInput = z.object({ runId, parcel: scannedParcel })
export type ScanOnRunForm = z.input<typeof ScanOnRunInput>

export const DeliverInput = z
  .object({
    ...{ stopId, ...proofParts },
    way: z.enum(['cash', 'card']).default('cash'),
    paid: rialsOrNone.optional(),
    reference: optionalText(40),
    pieces: optionalText(400),
  })
  .superRefine(mustProve)
export type DeliverForm = ProofForm & Partial<Record<'way' | 'paid' | 'reference' | 'pieces', string>>

export const FailStopInput = z.object({
  stopId,
  reason: chosen(failReasonNames, 'اختر لماذا لم يُسلَّم.'),
  note: optionalText(200),
})
export type FailStopForm = z.input<typeof FailStopInput>
