import { z } from 'zod'
import { chargeKindNames } from '#areas/finance/invoices/charge-kinds.ts'
import { plainMethodNames } from '#areas/finance/receipts/ways-back.ts'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, iban, optionalText, plannedDay, rialsAbove, whenRight, written } from '#values/shapes.ts'
import { depositLineNames } from './deposit.ts'

const day = (ask: string) => plannedDay(`${ask}، مثل 31/7/2026.`)

/** The form brings the id, so a second press is the same deposit. */
export const AskDepositInput = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  line: chosen(depositLineNames, 'اختر النشاط.'),
  contract: written('اكتب رقم العقد أو الحجز.', 60),
  amount: rialsAbove,
  dueOn: day('اكتب تاريخ الاستحقاق'),
  releaseOn: day('اكتب موعد الرد').optional(),
})
export type AskDepositForm = z.input<typeof AskDepositInput>

/** An open charge of the same customer, or one that is raised now. */
const Deduction = z.object({
  id: z.uuid(),
  depositId: z.uuid(),
  charge: z.union([z.literal('new'), z.uuid()], 'اختر ما يُخصم له.'),
  amount: rialsAbove.optional(),
  kind: chosen(chargeKindNames, 'اختر نوع المستحق.').optional(),
  description: written('اكتب البيان.', 200).optional(),
  price: rialsAbove.optional(),
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
  amount: rialsAbove,
  clause: written('اكتب البند الذي يجيز المصادرة وما خالفه العميل.', 300),
  notice: written('اكتب متى أُخطر العميل وكيف.', 300),
  evidence: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})
export type ForfeitDepositForm = z.input<typeof ForfeitDepositInput>

const Refund = z.object({
  id: z.uuid(),
  depositId: z.uuid(),
  amount: rialsAbove,
  method: chosen(plainMethodNames, 'اختر كيف يُصرف.'),
  iban: iban.optional(),
  purpose: written('اكتب سبب الرد.', 200),
  otherWay: optionalText(200),
})

export const RefundDepositInput = Refund.superRefine(
  ({ method, iban: account }, context) => {
    if (method === 'bank-transfer' && !account)
      context.addIssue({ code: 'custom', path: ['iban'], message: 'اكتب آيبان الحساب الذي يُحوَّل إليه.' })
  },
  whenRight('method', 'iban'),
)
export type RefundDepositForm = z.input<typeof Refund>

export const ChangeReleaseInput = z.object({
  depositId: z.uuid(),
  releaseOn: day('اكتب موعد الرد').optional(),
  reason: written('اكتب لماذا تغيّر الموعد.', 300),
})
export type ChangeReleaseForm = z.input<typeof ChangeReleaseInput>
