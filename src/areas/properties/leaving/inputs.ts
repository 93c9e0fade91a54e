import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, iban, optionalText, rialsAbove, written } from '#values/shapes.ts'
import { moveOutKindNames } from './move-out.ts'

/** The form brings the id, so a second press is the same deduction. */
export const AddDeductionInput = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  kind: chosen(moveOutKindNames, 'اختر نوع الخصم.'),
  description: written('اكتب ما يُخصم له؛ يقرؤه المستأجر.', 200),
  amount: rialsAbove,
  evidence: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})
export type AddDeductionForm = z.input<typeof AddDeductionInput>

export const RemoveDeductionInput = z.object({ contractId: z.uuid(), lineId: z.uuid() })

export const SignMoveOutInput = z.object({
  contractId: z.uuid(),
  signer: written('اكتب اسم من وقّع.', 120),
  signature: uploads({ kinds: ['png', 'jpeg', 'webp', 'pdf'], most: 1, megabytes: 10 }),
})
export type SignMoveOutForm = z.input<typeof SignMoveOutInput>

/** How the rest goes back: to an account, or in cash to whoever has none, with the reason. */
const wayBack = {
  goesBack: chosen(['bank-transfer', 'cash'], 'اختر كيف يُردّ الباقي.').default('bank-transfer'),
  iban: iban.optional(),
  whyCash: optionalText(200),
}

export const SettleMoveOutInput = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  ...wayBack,
  unsignedReason: optionalText(300),
  noReturnReason: optionalText(300),
})
export type SettleMoveOutForm = z.input<typeof SettleMoveOutInput>

export const RefundRestInput = z.object({ id: z.uuid(), contractId: z.uuid(), ...wayBack })
export type RefundRestForm = z.input<typeof RefundRestInput>

export const IssueClearanceInput = z.object({ contractId: z.uuid() })
