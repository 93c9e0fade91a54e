import { z } from 'zod'
import { chosen, counted, iban, rialsAbove, whenRight, written } from '#values/shapes.ts'
import { type PieceName, pieces } from './cash.ts'

const boxName = written('اكتب اسم الصندوق.', 60)

export const AddBoxInput = z.object({ branchId: z.uuid('اختر الفرع.'), name: boxName })
export type AddBoxForm = z.input<typeof AddBoxInput>

export const RenameBoxInput = z.object({ boxId: z.uuid(), name: boxName })
export type RenameBoxForm = z.input<typeof RenameBoxInput>

export const BoxInput = z.object({ boxId: z.uuid() })

const bankAccount = {
  bank: written('اكتب اسم البنك.', 80),
  holder: written('اكتب اسم صاحب الحساب كما في البنك.', 120),
  iban,
  shown: z.literal('yes').optional(),
}

export const AddBankAccountInput = z.object({
  ...bankAccount,
  heldFor: chosen(['operating', 'trust'], 'اختر نوع الحساب.'),
})
export type AddBankAccountForm = z.input<typeof AddBankAccountInput>

export const ChangeBankAccountInput = z.object({ bankAccountId: z.uuid(), ...bankAccount })

export const BankAccountInput = z.object({ bankAccountId: z.uuid() })

const slip = written('اكتب رقم قسيمة البنك.', 40)

/** `moveId` is made with the form, so that a second press is the same move. Where to: a box, or an account at a bank. */
export const MoveCashInput = z.object({
  moveId: z.uuid(),
  to: z.string('اختر إلى أين.').regex(/^(box|bank):[0-9a-f-]{36}$/, 'اختر إلى أين.'),
  amount: rialsAbove,
  slip: slip.optional(),
})
export type MoveCashForm = z.input<typeof MoveCashInput>

/** Out of an account at a bank, for a box: the paper of the bank names it. */
export const WithdrawCashInput = z.object({
  moveId: z.uuid(),
  account: z.uuid('اختر الحساب.'),
  boxId: z.uuid('اختر الصندوق.'),
  amount: rialsAbove,
  slip: written('اكتب رقم إيصال السحب أو الشيك.', 40),
})
export type WithdrawCashForm = z.input<typeof WithdrawCashInput>

/** Between two accounts of ours: any amount, for no coin goes with it. */
export const TransferBetweenBanksInput = z.object({
  moveId: z.uuid(),
  account: z.uuid('اختر الحساب.'),
  toAccount: z.uuid('اختر الحساب.'),
  amount: rialsAbove,
  slip: written('اكتب مرجع التحويل.', 40).optional(),
})
export type TransferBetweenBanksForm = z.input<typeof TransferBetweenBanksInput>

export const ReceiveCashInput = z.object({ moveId: z.uuid() })
export const ConfirmDepositInput = z.object({ moveId: z.uuid(), slip })
export type ConfirmDepositForm = z.input<typeof ConfirmDepositInput>
export const TakeBackInput = z.object({ moveId: z.uuid(), reason: written('اكتب السبب.', 300) })
export type TakeBackForm = z.input<typeof TakeBackInput>

const piece = counted('اكتب العدد، من 0 إلى 99999.', 0, 99_999).optional()
const eachPiece = Object.fromEntries(pieces.map(({ name }) => [name, piece])) as Record<PieceName, typeof piece>

/** An empty drawer is counted too: with a nought, so that nobody sends off an empty form. */
export const countedBy = <Head extends z.ZodRawShape>(head: Head) =>
  z.object({ ...head, ...eachPiece }).superRefine(
    (typed, context) => {
      const counted: Record<string, unknown> = typed
      if (pieces.every(({ name }) => counted[name] === undefined))
        context.addIssue({ code: 'custom', path: [pieces[0].name], message: 'اكتب عدد كل فئة في الصندوق، أو 0 إن كان فارغًا.' })
    },
    whenRight(...pieces.map(({ name }) => name)),
  )

export const OpenSessionInput = countedBy({ boxId: z.uuid('اختر الصندوق.') })
export type OpenSessionForm = z.input<typeof OpenSessionInput>

export const CountSessionInput = countedBy({ sessionId: z.uuid() })
export type CountSessionForm = z.input<typeof CountSessionInput>

export const AskDifferenceInput = z.object({
  sessionId: z.uuid(),
  borneBy: chosen(['company', 'keeper'], 'اختر من يتحمل العجز.').optional(),
  reason: written('اكتب ما تعرفه عن سبب الفرق.', 300),
})
export type AskDifferenceForm = z.input<typeof AskDifferenceInput>

export const SessionInput = z.object({ sessionId: z.uuid() })
