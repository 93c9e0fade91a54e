import { z } from 'zod'
import { cashStep } from '#areas/finance/cash/cash.ts'
import { chargeKindNames } from '#areas/finance/invoices/charge-kinds.ts'
import { plainMethodNames } from '#areas/finance/payouts/payout.ts'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, iban, plannedDay, rials, whenRight, written } from '#values/shapes.ts'
import { depositLineNames } from './deposit.ts'

const above = rials.pipe(z.bigint().min(1n, 'المبلغ أكبر من صفر.').max(1_000_000_000n, 'المبلغ أكبر من الحد. راجعه.'))
const day = (ask: string) => plannedDay(`${ask} هكذا: 2026-07-31`)

/** The form brings the id, so a second press is the same deposit. */
export const AskDepositInput = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  line: chosen(depositLineNames, 'اختر النشاط.'),
  contract: written('اكتب رقم العقد أو الحجز.', 60),
  amount: above,
  dueOn: day('اكتب تاريخ الاستحقاق'),
  releaseOn: day('اكتب موعد الرد').optional(),
})
export type AskDepositForm = z.input<typeof AskDepositInput>

/** An open charge of the same customer, or one that is raised now. */
const Deduction = z.object({
  id: z.uuid(),
  depositId: z.uuid(),
  charge: z.union([z.literal('new'), z.uuid()], 'اختر ما يُخصم له.'),
  amount: above.optional(),
  kind: chosen(chargeKindNames, 'اختر نوع المستحق.').optional(),
  description: written('اكتب البيان.', 200).optional(),
  price: above.optional(),
  reason: written('اكتب سبب الخصم.', 300),
  evidence: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})

export const DeductDepositInput = Deduction.superRefine(
  (asked, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (asked.charge !== 'new') {
      if (asked.amount === undefined) fault('amount', 'اكتب المبلغ الذي يُخصم.')
      return
    }
    if (!asked.kind) fault('kind', 'اختر نوع المستحق.')
    if (!asked.description) fault('description', 'اكتب البيان.')
    if (asked.price === undefined) fault('price', 'اكتب المبلغ قبل الضريبة.')
  },
  whenRight('charge', 'amount', 'kind', 'description', 'price'),
)
export type DeductDepositForm = z.input<typeof Deduction>

/** By which words of the contract, and how whoever left it was told. */
export const ForfeitDepositInput = z.object({
  id: z.uuid(),
  depositId: z.uuid(),
  amount: above,
  clause: written('اكتب البند الذي يجيز المصادرة وما خالفه العميل.', 300),
  notice: written('اكتب متى أُخطر العميل وكيف.', 300),
  evidence: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})
export type ForfeitDepositForm = z.input<typeof ForfeitDepositInput>

const Refund = z.object({
  id: z.uuid(),
  depositId: z.uuid(),
  amount: above,
  method: chosen(plainMethodNames, 'اختر كيف يُصرف.'),
  iban: iban.optional(),
  purpose: written('اكتب سبب الرد.', 200),
})

export const RefundDepositInput = Refund.superRefine(
  ({ method, amount, iban: account }, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (method === 'cash' && amount % cashStep !== 0n) fault('amount', 'النقد بمضاعفات 5 بيسات. قرّب المبلغ.')
    if (method === 'bank-transfer' && !account) fault('iban', 'اكتب آيبان الحساب الذي يُحوَّل إليه.')
  },
  whenRight('amount', 'method', 'iban'),
)
export type RefundDepositForm = z.input<typeof Refund>

export const ChangeReleaseInput = z.object({ depositId: z.uuid(), releaseOn: day('اكتب موعد الرد').optional() })
export type ChangeReleaseForm = z.input<typeof ChangeReleaseInput>
