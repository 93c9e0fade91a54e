import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, optionalText, plannedDay, severalIds, written } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'
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

const digits = (ask: string) =>
  z
    .string(ask)
    .transform((text) => latinDigits(text).replace(/\D/g, ''))
    .pipe(z.string().length(4, ask))

/** At the door by the code, or without one by a signature, the end of the card's number and why. */
export const DeliverInput = z
  .object({
    stopId,
    receivedBy: written('اكتب اسم المستلِم.', 120),
    code: digits('رمز التسليم 4 أرقام كما وصل صاحب الطرد.').optional(),
    cardEnd: digits('اكتب آخر 4 أرقام من بطاقته.').optional(),
    whyNoCode: optionalText(160),
    signature: uploads({ kinds: ['png', 'jpeg', 'webp', 'pdf'], most: 1, megabytes: 10 }),
  })
  .superRefine(({ code, cardEnd, whyNoCode, signature }, context) => {
    if (code) return
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!cardEnd && !whyNoCode && signature.length === 0) return fault('code', 'اكتب رمز التسليم، أو سلّمه بالتوقيع والبطاقة.')
    if (!cardEnd) fault('cardEnd', 'اكتب آخر 4 أرقام من بطاقته.')
    if (!whyNoCode) fault('whyNoCode', 'اكتب لماذا يُسلَّم بلا رمز.')
    if (signature.length === 0) fault('signature', 'خذ توقيع المستلِم.')
  })
export type DeliverForm = Partial<Record<'receivedBy' | 'code' | 'cardEnd' | 'whyNoCode' | 'signature', string>>

export const FailStopInput = z.object({
  stopId,
  reason: chosen(failReasonNames, 'اختر لماذا لم يُسلَّم.'),
  note: optionalText(200),
})
export type FailStopForm = z.input<typeof FailStopInput>
