import { z } from 'zod'
import { TypedColumns } from '#platform/imports/columns.ts'
import { optionalText, plannedDay, rialsOrNone, written } from '#values/shapes.ts'

export const CheckStatementInput = TypedColumns.omit({ importId: true }).extend({ statementId: z.uuid() })

export const StatementInput = z.object({ statementId: z.uuid() })

const line = { lineId: z.uuid() }
const severalOf = <Shape extends z.ZodType>(shape: Shape, ask: string) =>
  z.preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(shape).min(1, ask).max(300, ask))

export const MatchEntriesInput = z.object({
  ...line,
  entry: severalOf(
    z
      .string()
      .regex(/^\d{1,18}$/)
      .transform(BigInt),
    'اختر الحركة التي يقابلها هذا السطر.',
  ),
})
export const MatchMoveInput = z.object({ ...line, moveId: z.uuid() })
/** `otherSlip` says why a reference that is like an earlier one is another transfer. */
const slip = { otherSlip: optionalText(200) }
export const MatchProofInput = z.object({ ...line, ...slip, proofId: z.uuid() })
export type MatchProofForm = z.input<typeof MatchProofInput>

/** `seen` is what was shown: something else by now is looked at again. */
export const MatchSureInput = z.object({ accountId: z.uuid(), seen: z.string().max(80) })
export const UnmatchTogetherInput = z.object({
  accountId: z.uuid(),
  batchId: z.uuid(),
  reason: written('اكتب السبب.', 300),
})
export type UnmatchTogetherForm = z.input<typeof UnmatchTogetherInput>

const tax = rialsOrNone.default(0n)
export const SettleCardsInput = z.object({
  ...line,
  part: severalOf(z.uuid(), 'اختر ما قُبض بالبطاقة ووصل في هذا السطر.'),
  feeVat: tax,
  explained: optionalText(300),
})
export type SettleCardsForm = FeeForm & { part: string[]; explained: string }
/** `bearerId` says which account of ours bears what the bank took out of money held for others. */
export const MatchFeeInput = z.object({ ...line, feeVat: tax, bearerId: z.uuid('اختر الحساب.').optional() })
export const LineInput = z.object(line)
export const KnowPayerInput = z.object({ ...line, ...slip, partyId: z.uuid('اختر العميل.') })
export const UnmatchInput = z.object({ ...line, reason: written('اكتب السبب.', 300) })
export const TakeLineBackInput = z.object({ ...line, reason: written('اكتب السبب.', 300) })
export const TakeStatementBackInput = z.object({ statementId: z.uuid(), reason: written('اكتب السبب.', 300) })
export type TakeBackForm = { reason: string }
export type UnmatchForm = z.input<typeof UnmatchInput>
export type FeeForm = { feeVat?: string; bearerId?: string }

export const ReconcileInput = z.object({
  accountId: z.uuid(),
  until: plannedDay('اختر آخر يوم.'),
  stated: z
    .string('اكتب الرصيد كما في الكشف.')
    .trim()
    .regex(/^[-−]?[\d٠-٩۰-۹,.٫٬]+$/, 'الرصيد أرقام، مثل 285.500'),
  explained: optionalText(300),
})
export type ReconcileForm = z.input<typeof ReconcileInput>
