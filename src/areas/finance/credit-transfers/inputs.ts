import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { rials, written } from '#values/shapes.ts'

/** The form brings the id, so a second press is the same transfer. */
export const AskCreditTransferInput = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر صاحب الرصيد.'),
  takerId: z.uuid('اختر من يُحوَّل إليه.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  amount: rials.pipe(z.bigint().min(1n, 'المبلغ أكبر من صفر.').max(1_000_000_000n, 'المبلغ أكبر من الحد. راجعه.')),
  reason: written('اكتب سبب التحويل.', 300),
  consent: written('اكتب كيف وافق صاحب الرصيد ومتى.', 300),
  evidence: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})
export type AskCreditTransferForm = z.input<typeof AskCreditTransferInput>

export const ReverseCreditTransferInput = z.object({ creditTransferId: z.uuid(), reason: written('اكتب سبب العكس.', 300) })
