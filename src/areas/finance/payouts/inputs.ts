import { z } from 'zod'
import { plainMethodNames } from '#areas/finance/receipts/ways-back.ts'
import { chosen, iban, optionalText, rialsAbove, whenRight, written } from '#values/shapes.ts'

const Asked = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  amount: rialsAbove,
  method: chosen(plainMethodNames, 'اختر كيف يُصرف.'),
  iban: iban.optional(),
  purpose: written('اكتب سبب الرد.', 200),
  otherWay: optionalText(200),
})

/** The form brings the id, so a second press is the same voucher. */
export const AskRefundInput = Asked.superRefine(
  ({ method, iban: account }, context) => {
    if (method === 'bank-transfer' && !account)
      context.addIssue({ code: 'custom', path: ['iban'], message: 'اكتب آيبان الحساب الذي يُحوَّل إليه.' })
  },
  whenRight('method', 'iban'),
)
export type AskRefundForm = z.input<typeof Asked>

export const PayoutInput = z.object({ payoutId: z.uuid() })

export const TransferPayoutInput = z.object({
  payoutId: z.uuid(),
  account: z.uuid('اختر الحساب الذي يُحوَّل منه.'),
  reference: written('اكتب مرجع التحويل كما في البنك.', 60),
})
export type TransferPayoutForm = z.input<typeof TransferPayoutInput>

export const EndPayoutInput = z.object({ payoutId: z.uuid(), reason: written('اكتب السبب.', 300) })
/** To which account of ours it came back, as its statement says. */
export const BackByBankInput = EndPayoutInput.extend({
  account: z.uuid('اختر الحساب الذي وصل إليه.'),
  reference: written('اكتب المرجع كما في كشف البنك.', 60),
})
export type BackByBankForm = z.input<typeof BackByBankInput>
export type EndPayoutForm = z.input<typeof EndPayoutInput>
