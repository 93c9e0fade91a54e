import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { chosen, optionalText, plannedDay, rialsAbove, rialsOrNone, written } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'
import { banks, chequeNumber } from './cheque.ts'
import { anotherBank } from './cheque-banks.ts'
import { mostCheques } from './series.ts'

const date = (ask: string) => plannedDay(`${ask}، مثل 31/7/2026.`)
const digits = (ask: string, shape: RegExp) =>
  z
    .string(ask)
    .transform((text) => latinDigits(text).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(shape, ask))

export const Cheque = z.object({
  number: digits('رقم الشيك أرقام لا تزيد على 12.', /^\d{1,12}$/).transform(chequeNumber),
  dueOn: date('اكتب تاريخ الشيك'),
  amount: rialsAbove,
})

const askBank = 'اختر البنك كما على الشيك.'
export const chequeBank = chosen([anotherBank, ...banks], askBank)
export const bankWritten = optionalText(80)

type Bank = { bank?: string | undefined; otherBank?: string | undefined }
type Account = Bank & { account?: string | undefined; apart?: 'yes' | undefined }
/** Whoever says that it is of another account writes which. */
function mustNameAccount({ account, apart, ...bank }: Account, context: z.RefinementCtx) {
  mustNameBank(bank, context)
  if (apart && !account) context.addIssue({ code: 'custom', path: ['account'], message: 'اكتب رقم الحساب كما في أسفل الشيك.' })
}

/** A bank that is not in the list is written. */
export function mustNameBank({ bank, otherBank }: Bank, context: z.RefinementCtx) {
  if (bank === anotherBank && !otherBank)
    context.addIssue({ code: 'custom', path: ['otherBank'], message: 'اكتب اسم البنك كما على الشيك.' })
}

const chargesAsked = 100
const Charge = z.object({ charge: z.uuid() })

const head = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  bank: chequeBank,
  otherBank: bankWritten,
  account: digits('رقم الحساب أرقام، كما في أسفل الشيك.', /^\d{4,24}$/).optional(),
  /** Of another account than the cheque without one that bears its number. */
  apart: z.literal('yes').optional(),
  drawer: optionalText(120),
  cover: chosen(['chosen', 'oldest', 'later'], 'اختر ما تغطيه الشيكات.').default('later'),
  note: optionalText(200),
})

const parts = ['number', 'dueOn', 'amount'] as const
const cheques = { name: 'cheques', line: Cheque, parts, most: mostCheques } as const
const once = { part: 'charge', under: 'charge' } as const
const charges = { name: 'charges', line: Charge, parts: ['charge'], most: chargesAsked, none: true, once } as const

const Head = head.superRefine(mustNameAccount)
/** The form brings the id, so a second press is the same list. */
export const ReceiveChequesInput = withLines(withLines(Head, cheques), charges)
export type ReceiveChequesForm = z.input<typeof Head> & { [Name in `${(typeof parts)[number] | 'charge'}${number}`]?: string }

const reason = written('اكتب السبب.', 300)
const Replacing = head.extend({ chequeId: z.uuid(), reason }).superRefine(mustNameAccount)
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
  bankFee: rialsOrNone.optional(),
  ourFee: rialsOrNone.optional(),
})
export type BounceChequeForm = z.input<typeof BounceChequeInput>

export const UnbounceChequeInput = z.object({ chequeId: z.uuid(), reason })

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
