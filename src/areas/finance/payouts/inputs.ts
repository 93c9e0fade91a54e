import { z } from 'zod'
import { cashStep } from '#areas/finance/cash/cash.ts'
import { chosen, iban, optionalText, rials, whenRight, written } from '#values/shapes.ts'
import { plainMethodNames } from './payout.ts'

const above = rials.pipe(z.bigint().min(1n, 'المبلغ أكبر من صفر.').max(1_000_000_000n, 'المبلغ أكبر من الحد. راجعه.'))

const Asked = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  amount: above,
  method: chosen(plainMethodNames, 'اختر كيف يُصرف.'),
  iban: iban.optional(),
  purpose: written('اكتب سبب الرد.', 200),
  otherWay: optionalText(200),
})

/** The form brings the id, so a second press is the same voucher. */
export const AskRefundInput = Asked.superRefine(
  ({ method, amount, iban: account }, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (method === 'cash' && amount % cashStep !== 0n) fault('amount', 'النقد بمضاعفات 5 بيسات. قرّب المبلغ.')
    if (method === 'bank-transfer' && !account) fault('iban', 'اكتب آيبان الحساب الذي يُحوَّل إليه.')
  },
  whenRight('amount', 'method', 'iban'),
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
export type EndPayoutForm = z.input<typeof EndPayoutInput>
