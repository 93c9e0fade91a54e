import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, day, optionalText } from '#values/shapes.ts'
import { deliveryOutcomeNames, deliveryWayNames, warningStepNames } from './warning.ts'

/** The form brings the id, so a second press is the same notice. */
export const ServeNoticeInput = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  step: chosen(warningStepNames, 'اختر الخطوة.'),
  reason: optionalText(300),
})
export type ServeNoticeForm = z.input<typeof ServeNoticeInput>

const proofs = uploads({ kinds: ['png', 'jpeg', 'webp', 'pdf'], most: 1, megabytes: 10 })

export const RecordDeliveryInput = z.object({
  id: z.uuid(),
  noticeId: z.uuid(),
  way: chosen(deliveryWayNames, 'اختر كيف أُرسل.'),
  outcome: chosen(deliveryOutcomeNames, 'اختر ما آل إليه.'),
  on: day('اكتب اليوم، مثل 20/1/2026.'),
  receiver: optionalText(120),
  reference: optionalText(80),
  proof: proofs,
  note: optionalText(300),
})
export type RecordDeliveryForm = z.input<typeof RecordDeliveryInput>
