import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { putAside } from '#platform/put-aside.ts'
import { services } from '#values/services.ts'
import { chosen, measured, mostRials, optionalText, plannedDay, rials, rialsOrNone, written } from '#values/shapes.ts'
import { chargeKindNames, chargeKinds } from './charge-kinds.ts'
import { netOf } from './invoice.ts'
import { linePlaces, mostLines } from './invoice-draft.ts'
import { taxedAs, taxedAsNames } from './vat-grounds.ts'

const date = (ask: string) => plannedDay(`${ask}، مثل 31/7/2026.`)
const price = rials.pipe(z.bigint().min(1n, 'السعر أكبر من صفر.').max(mostRials, 'السعر أكبر من الحد. راجعه.'))
const quantity = measured('الكمية رقم أكبر من صفر، مثل 2 أو 1.5', { places: 3, least: 1, most: 100_000_000 })
const serviceLines = Object.keys(services) as [keyof typeof services, ...(keyof typeof services)[]]

export const ChargedLine = z
  .object({
    kind: chosen(chargeKindNames, 'اختر نوع المستحق.'),
    line: chosen([...serviceLines, 'shared'], 'اختر النشاط.').optional(),
    description: written('اكتب البيان.', 200),
    quantity,
    unitPrice: price,
    discount: rialsOrNone.default(0n),
    taxAs: chosen(taxedAsNames, 'اختر فئة الضريبة.').optional(),
    ground: optionalText(200),
    evidence: optionalText(200),
  })
  .superRefine((line, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (netOf(line) <= 0n) fault('discount', 'الخصم أقل من قيمة السطر. راجعه.')
    if (netOf(line) > mostRials) fault('quantity', 'السطر الواحد مليون ريال أو أقل. راجع الكمية والسعر.')
    if (!chargeKinds[line.kind].line && !line.line) fault('line', 'اختر النشاط الذي يخصه.')
  })

/** Where whoever issues has said how it is taxed, that is how it is. */
export const asAsked = <Typed extends z.output<typeof ChargedLine>>({ taxAs, ...line }: Typed) => ({
  ...line,
  taxed: taxAs && taxedAs(taxAs),
})

const parts = ['kind', 'line', 'description', 'quantity', 'unitPrice', 'discount', 'taxAs', 'ground', 'evidence'] as const
type Part = (typeof parts)[number]

const Head = z
  .object({
    id: z.uuid(),
    partyId: z.uuid('اختر العميل.'),
    branchId: z.uuid('اختر الفرع.').optional(),
    suppliedFrom: date('اكتب أول يوم'),
    suppliedUntil: date('اكتب آخر يوم'),
    dueOn: date('اكتب تاريخ الاستحقاق'),
    anyway: z.literal('yes').optional(),
  })
  .refine(({ suppliedFrom, suppliedUntil }) => suppliedFrom <= suppliedUntil, {
    path: ['suppliedUntil'],
    message: 'آخر يوم بعد أول يوم. صحّح التاريخين.',
  })

/** The form brings the id, so a second press is the same paper. */
export const IssueInvoiceInput = withLines(Head, {
  name: 'lines',
  line: ChargedLine,
  parts,
  most: mostLines,
  aside: ['kind', 'line', 'quantity', 'taxAs'],
})
export type IssueInvoiceForm = z.input<typeof Head> & { [Name in `${Part}${number}`]?: string }

const aside = ['suppliedFrom', 'suppliedUntil', 'dueOn', ...linePlaces.flatMap((place) => parts.map((part) => `${part}${place}`))]

/** An invoice that is not finished: it is judged when it is issued. */
export const SaveDraftInput = putAside(
  z.object({ id: z.uuid(), partyId: z.uuid('اختر العميل.'), branchId: z.uuid('اختر الفرع.').optional() }),
  aside,
)
export const DraftInput = z.object({ draftId: z.uuid() })

const Credit = z.object({ id: z.uuid(), invoiceId: z.uuid(), reason: written('اكتب سبب الإشعار.', 300) })
/** How much of each line is taken back, without its tax. */
const Taken = z.object({ chargeId: z.uuid(), net: rialsOrNone.optional() })

const once = { part: 'chargeId', under: 'net' } as const
const takenLines = { name: 'lines', line: Taken, parts: ['chargeId', 'net'], most: mostLines, once } as const

export const CreditInvoiceInput = withLines(Credit, takenLines)
export type CreditInvoiceForm = z.input<typeof Credit> & { [Name in `${'chargeId' | 'net'}${number}`]?: string }

const Addition = Credit.extend({ dueOn: date('اكتب تاريخ الاستحقاق') })

/** How much is added to each line, without its tax. */
export const AddToInvoiceInput = withLines(Addition, takenLines)
export type AddToInvoiceForm = z.input<typeof Addition> & { [Name in `${'chargeId' | 'net'}${number}`]?: string }
