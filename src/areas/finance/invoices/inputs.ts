import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { putAside } from '#platform/put-aside.ts'
import { services } from '#values/services.ts'
import { chosen, measured, plannedDay, rials, written } from '#values/shapes.ts'
import { chargeKindNames, chargeKinds } from './charge-kinds.ts'
import { netOf } from './invoice.ts'
import { linePlaces, mostLines } from './invoice-draft.ts'

const date = (ask: string) => plannedDay(`${ask} هكذا: 2026-07-31`)
const mostOfLine = 1_000_000_000n
const price = rials.pipe(z.bigint().min(1n, 'السعر أكبر من صفر.').max(mostOfLine, 'السعر أكبر من الحد. راجعه.'))
const quantity = measured('الكمية رقم أكبر من صفر، مثل 2 أو 1.5', { places: 3, least: 1, most: 100_000_000 })
const serviceLines = Object.keys(services) as [keyof typeof services, ...(keyof typeof services)[]]

export const ChargedLine = z
  .object({
    kind: chosen(chargeKindNames, 'اختر نوع المستحق.'),
    line: chosen([...serviceLines, 'shared'], 'اختر النشاط.').optional(),
    description: written('اكتب البيان.', 200),
    quantity,
    unitPrice: price,
    discount: rials.default(0n),
  })
  .superRefine((line, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (netOf(line) <= 0n) fault('discount', 'الخصم أقل من قيمة السطر. راجعه.')
    if (netOf(line) > mostOfLine) fault('quantity', 'السطر الواحد مليون ريال أو أقل. راجع الكمية والسعر.')
    if (!chargeKinds[line.kind].line && !line.line) fault('line', 'اختر النشاط الذي يخصه.')
  })

const parts = ['kind', 'line', 'description', 'quantity', 'unitPrice', 'discount'] as const
type Part = (typeof parts)[number]

const Head = z
  .object({
    id: z.uuid(),
    partyId: z.uuid('اختر العميل.'),
    branchId: z.uuid('اختر الفرع.').optional(),
    suppliedFrom: date('اكتب أول يوم'),
    suppliedUntil: date('اكتب آخر يوم'),
    dueOn: date('اكتب تاريخ الاستحقاق'),
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
  aside: ['kind', 'line', 'quantity'],
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
const Taken = z.object({ chargeId: z.uuid(), net: rials.optional() })

export const CreditInvoiceInput = withLines(Credit, { name: 'lines', line: Taken, parts: ['chargeId', 'net'], most: mostLines })
export type CreditInvoiceForm = z.input<typeof Credit> & { [Name in `${'chargeId' | 'net'}${number}`]?: string }
