import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { chosen, optionalText, plannedDay, rials, written } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'
import { chequeNumber } from './cheque.ts'
import { mostCheques } from './series.ts'

const date = (ask: string) => plannedDay(`${ask} هكذا: 2026-07-31`)
const sum = rials.pipe(z.bigint().min(1n, 'المبلغ أكبر من صفر.').max(1_000_000_000n, 'المبلغ أكبر من الحد. راجعه.'))
const digits = (ask: string, shape: RegExp) =>
  z
    .string(ask)
    .transform((text) => latinDigits(text).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(shape, ask))

export const Cheque = z.object({
  number: digits('رقم الشيك أرقام، من 1 إلى 12.', /^\d{1,12}$/).transform(chequeNumber),
  dueOn: date('اكتب تاريخ الشيك'),
  amount: sum,
})

export const chequeBank = written('اكتب اسم البنك كما على الشيك.', 80)

const chargesAsked = 100
const Charge = z.object({ charge: z.uuid() })

const Head = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  bank: chequeBank,
  account: digits('رقم الحساب أرقام، كما في أسفل الشيك.', /^\d{4,24}$/).optional(),
  drawer: optionalText(120),
  cover: chosen(['chosen', 'oldest', 'later'], 'اختر ما تغطيه الشيكات.').default('later'),
  note: optionalText(200),
})

const parts = ['number', 'dueOn', 'amount'] as const
const cheques = { name: 'cheques', line: Cheque, parts, most: mostCheques } as const
const charges = { name: 'charges', line: Charge, parts: ['charge'], most: chargesAsked, none: true } as const

/** The form brings the id, so a second press is the same list. */
export const ReceiveChequesInput = withLines(withLines(Head, cheques), charges)
export type ReceiveChequesForm = z.input<typeof Head> & { [Name in `${(typeof parts)[number] | 'charge'}${number}`]?: string }

const reason = written('اكتب السبب.', 300)
const Replacing = Head.extend({ chequeId: z.uuid(), reason })
export const ReplaceChequeInput = withLines(withLines(Replacing, cheques), charges)
export type ReplaceChequeForm = ReceiveChequesForm & { chequeId: string; reason: string }

/** One of them, or several ticked in a list. */
const several = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.uuid()).max(200, 'حتى 200 شيك في المرة.'),
)
const accountId = z.uuid('اختر الحساب الذي تودع فيه.')

export const DepositChequesInput = z.object({ id: z.uuid(), accountId, chequeId: several })
export type DepositChequesForm = { id: string; accountId: string; chequeId: string | string[] }

export const RedepositChequeInput = z.object({ id: z.uuid(), accountId, chequeId: z.uuid() })

/** On which day the bank says it did so. */
export const ClearChequeInput = z.object({ chequeId: several, on: date('اكتب تاريخ البنك') })
export type ClearChequeForm = { chequeId: string | string[]; on: string }

export const UnclearChequeInput = z.object({ chequeId: z.uuid(), reason })

export const BounceChequeInput = z.object({
  chequeId: z.uuid(),
  on: date('اكتب تاريخ الارتجاع'),
  reason: written('اكتب سبب البنك.', 200),
  bankFee: rials.optional(),
  ourFee: rials.optional(),
})
export type BounceChequeForm = z.input<typeof BounceChequeInput>

export const ReturnChequeInput = z.object({ chequeId: z.uuid(), reason })
export const EscalateChequeInput = z.object({ chequeId: z.uuid(), reason })
export const SettleOtherwiseInput = z.object({
  chequeId: z.uuid(),
  receipt: written('اكتب رقم سند القبض الذي سُدّد به.', 40),
  reason,
})
export type SettleOtherwiseForm = z.input<typeof SettleOtherwiseInput>

const Covering = z.object({ chequeId: z.uuid(), rest: chosen(['oldest', 'credit'], 'اختر ما يُفعل بما زاد.') })
export const CoverChargesInput = withLines(Covering, charges)
export type CoverChargesForm = z.input<typeof Covering> & { [Name in `charge${number}`]?: string }
