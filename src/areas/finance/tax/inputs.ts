import { z } from 'zod'
import { despite } from '#areas/finance/ledger/inputs.ts'
import { isQuarter } from '#areas/finance/quarter.ts'
import { rialsAbove, written } from '#values/shapes.ts'

const quarter = z.string().refine(isQuarter, 'اختر الربع.')

export const FileReturnInput = z.object({ quarter, reference: written('اكتب رقم الإقرار كما أعطاه الجهاز.', 60), despite })
export type FileReturnForm = z.input<typeof FileReturnInput>

/** What goes to the authority or comes from it. The form brings the id, so a second press is the same payment. */
export const TaxPaymentInput = z.object({
  id: z.uuid(),
  quarter,
  accountId: z.uuid('اختر الحساب.'),
  amount: rialsAbove,
  reference: written('اكتب رقم السداد كما أعطاه الجهاز.', 60),
})
export type TaxPaymentForm = z.input<typeof TaxPaymentInput>

export const ReverseTaxPaymentInput = z.object({
  paymentId: z.uuid(),
  quarter,
  reason: written('اكتب السبب.', 300),
})
export type ReverseTaxPaymentForm = z.input<typeof ReverseTaxPaymentInput>
