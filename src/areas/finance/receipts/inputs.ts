import { z } from 'zod'
import { chequeAsks, chequeAtCounter, chequeParts } from '#areas/finance/cheques/counter-input.ts'
import { mustNameBank } from '#areas/finance/cheques/inputs.ts'
import { withLines } from '#platform/form-lines.ts'
import { putAside } from '#platform/put-aside.ts'
import { baisa, chosen, optionalText, rialsAbove, rialsOrNone, whenRight, written } from '#values/shapes.ts'
import { counterMethods } from './receipt.ts'

/** Where a card or a transfer lands: the machine, or one of the company's accounts. */
const Part = z
  .object({
    method: chosen(counterMethods, 'اختر طريقة الدفع.'),
    amount: rialsAbove,
    account: z.string().max(60).optional(),
    reference: z.string().trim().min(2, 'اكتب المرجع كما في الورقة.').max(60, 'المرجع أقصر من 60 حرفًا.').optional(),
    tendered: rialsOrNone.optional(),
  })
  .superRefine(({ method, amount, account, reference, tendered }, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (method === 'cash') {
      if (tendered !== undefined && tendered < amount) fault('tendered', 'ما سلّمه العميل أقل من المبلغ. راجعه.')
      return
    }
    if (!reference) fault('reference', method === 'card' ? 'اكتب رقم العملية من ورقة الجهاز.' : 'اكتب مرجع التحويل من كشف البنك.')
    if (method === 'bank-transfer' && !account) fault('account', 'اختر الحساب الذي وصل إليه التحويل.')
  })

/** What is paid of a charge, where somebody says so; else the oldest first. */
const Due = z.object({ charge: z.uuid(), pay: rialsAbove.optional() })

/** Of a cheque nothing is left out, once any of it is written. */
const Head = z
  .object({
    id: z.uuid(),
    partyId: z.uuid('اختر العميل.'),
    note: optionalText(200),
    otherSlip: optionalText(200),
    rest: chosen(['oldest', 'credit'], 'اختر ما يُفعل بما تقبضه.').default('oldest'),
    ...chequeAtCounter,
  })
  .superRefine(
    (typed, context) => {
      if (chequeParts.every((part) => typed[part] === undefined)) return
      mustNameBank(typed, context)
      for (const part of chequeParts)
        if (typed[part] === undefined) context.addIssue({ code: 'custom', path: [part], message: chequeAsks[part] })
    },
    whenRight(...chequeParts),
  )

/** So many ways one payment may come in, and so many dues it may be told to pay. */
export const mostParts = 4
export const mostDues = 200
const parts = ['method', 'amount', 'account', 'reference', 'tendered'] as const
type PartName = (typeof parts)[number]

const WithParts = withLines(Head, { name: 'parts', line: Part, parts, most: mostParts, aside: ['method', 'account'], none: true })
/** The form brings the id, so a second press is the same receipt. */
export const ReceivePaymentInput = withLines(WithParts, {
  name: 'dues',
  line: Due,
  parts: ['charge', 'pay'],
  most: mostDues,
  none: true,
  once: { part: 'charge', under: 'pay' },
})
export type ReceivePaymentForm = z.input<typeof Head> & { [Name in `${PartName | 'charge' | 'pay'}${number}`]?: string }

const numbered = (names: readonly string[], most: number) =>
  names.flatMap((name) => Array.from({ length: most }, (_, index) => `${name}${index + 1}`))

/** A payment that is put aside as it stands: it is judged when it is taken up again. */
export const ParkPaymentInput = putAside(z.object({ id: z.uuid(), partyId: z.uuid('اختر العميل.') }), [
  ...['note', 'rest', 'page', 'otherBank', ...chequeParts, ...numbered(parts, mostParts)],
  ...numbered(['charge', 'pay'], mostDues),
])
export const DropParkedInput = z.object({ parkedId: z.uuid() })

export const SendReceiptInput = z.object({ receiptId: z.uuid() })

export const ReverseReceiptInput = z.object({ receiptId: z.uuid(), reason: written('اكتب السبب.', 300) })

/** `boxId` is asked for where cash of a closed shift goes back: the box it leaves today. */
export const AskCorrectionInput = z.object({
  receiptId: z.uuid(),
  what: chosen(['reverse', 'free'], 'اختر ما تطلبه.'),
  boxId: z
    .uuid('اختر الصندوق.')
    .optional()
    .or(z.literal('').transform(() => undefined)),
  reason: written('اكتب السبب.', 300),
})
export type AskCorrectionForm = z.input<typeof AskCorrectionInput>

export type ReverseReceiptForm = z.input<typeof ReverseReceiptInput>

/** `credit` is what the form showed: of two who use it at once the second is told that it changed. A second press is the same form. */
const Credit = z.object({ id: z.uuid(), credit: baisa.optional() })
export const UseCreditInput = withLines(Credit.extend({ partyId: z.uuid('اختر العميل.') }), {
  name: 'dues',
  line: Due,
  parts: ['charge', 'pay'],
  most: mostDues,
  none: true,
  once: { part: 'charge', under: 'pay' },
})
export const AllocateReceiptInput = Credit.extend({ receiptId: z.uuid() })
