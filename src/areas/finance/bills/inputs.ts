import { z } from 'zod'
import { lineNames } from '#areas/finance/ledger/voucher.ts'
import { vatCategories } from '#areas/finance/vat.ts'
import { uploads } from '#platform/files/uploads.ts'
import { withLines } from '#platform/form-lines.ts'
import { chosen, iban, optionalText, phone, plannedDay, rialsAbove, rialsOrNone, written } from '#values/shapes.ts'
import { isAsset, mostBillLines } from './bill.ts'

export const vatin = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^OM\d{10}$/, 'الرقم الضريبي يبدأ بـ OM ويليه 10 أرقام')

const supplier = {
  name: written('اكتب اسم المورّد.', 120),
  vatin: vatin.optional(),
  phone: phone.optional(),
  iban: iban.optional(),
}
export const AddSupplierInput = z.object(supplier)
export const ChangeSupplierInput = z.object({ supplierId: z.uuid(), ...supplier })
export type SupplierForm = z.input<typeof AddSupplierInput>

/** What a supplier calls a paper; one sign is enough. */
const paperNumber = (ask: string) => z.string(ask).trim().min(1, ask).max(60, 'الرقم حتى 60 حرفًا.')

const categories = Object.keys(vatCategories) as [keyof typeof vatCategories, ...(keyof typeof vatCategories)[]]

const Line = z
  .object({
    account: z.string('اختر الحساب.').regex(/^(1\d{3}|[56]\d{3}(\d{2})?)$/, 'اختر الحساب.'),
    /** As a key of the books: without the sign that joins it to its account. */
    asset: optionalText(40).refine((name) => !name || /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name), 'اكتب الاسم حروفًا وأرقامًا.'),
    projectId: z.uuid().optional(),
    resourceId: z.uuid().optional(),
    line: chosen(lineNames, 'اختر النشاط.'),
    description: written('اكتب البيان.', 200),
    net: rialsAbove,
    vatCategory: chosen(categories, 'اختر فئة الضريبة.'),
    blocked: z.literal('yes').optional(),
  })
  .superRefine(({ account, asset }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', path: ['asset'], message })
    if (isAsset(account) && !asset) fault('اكتب ما يُعرف به هذا الأصل: لوحته أو رقمه.')
    if (!isAsset(account) && asset) fault('هذا لما يبقى أصلًا ثابتًا. اختر حسابه، أو اترك الخانة فارغة.')
  })
const parts = ['account', 'asset', 'projectId', 'resourceId', 'line', 'description', 'net', 'vatCategory', 'blocked'] as const

const Head = z
  .object({
    id: z.uuid(),
    supplierId: z.uuid('اختر المورّد.'),
    branchId: z.uuid('اختر الفرع.').optional(),
    number: paperNumber('اكتب رقم الفاتورة كما في ورقة المورّد.'),
    day: plannedDay('اكتب تاريخ الفاتورة.'),
    dueOn: plannedDay('اكتب تاريخ الاستحقاق.'),
    note: optionalText(300),
    paper: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
  })
  .refine(({ day, dueOn }) => day <= dueOn, { path: ['dueOn'], message: 'الاستحقاق في يوم الفاتورة أو بعده.' })

/** The form brings the id, so a second press is the same bill. */
export const EnterBillInput = withLines(Head, {
  name: 'lines',
  line: Line,
  parts,
  most: mostBillLines,
  aside: ['account', 'line', 'vatCategory', 'blocked'],
})
export type EnterBillForm = z.input<typeof Head> & { [Name in `${(typeof parts)[number]}${number}`]?: string }

const Note = z.object({
  id: z.uuid(),
  billId: z.uuid(),
  number: paperNumber('اكتب رقم الإشعار كما في ورقة المورّد.'),
  day: plannedDay('اكتب تاريخ الإشعار.'),
  reason: written('اكتب السبب.', 300),
})

/** How much of each line the supplier took back, without its tax. */
export const CreditBillInput = withLines(Note, {
  name: 'lines',
  line: z.object({ net: rialsOrNone.optional() }),
  parts: ['net'],
  most: mostBillLines,
  none: true,
})
export type CreditBillForm = z.input<typeof Note> & { [Name in `net${number}`]?: string }

export const ReverseBillInput = z.object({ billId: z.uuid(), reason: written('اكتب السبب.', 300) })
export type ReverseBillForm = z.input<typeof ReverseBillInput>

export const PayBillInput = z.object({ billId: z.uuid(), accountId: z.uuid('اختر الحساب الذي يُدفع منه.'), amount: rialsAbove })
export type PayBillForm = z.input<typeof PayBillInput>

export const ReverseBillPaymentInput = z.object({ paymentId: z.uuid(), reason: written('اكتب السبب.', 300) })
export type ReverseBillPaymentForm = z.input<typeof ReverseBillPaymentInput>

/** The form brings the id, so a second press is the same refund. */
export const RefundBillInput = z.object({
  id: z.uuid(),
  billId: z.uuid(),
  accountId: z.uuid('اختر الحساب الذي وصل إليه.'),
  amount: rialsAbove,
  reference: written('اكتب المرجع كما في كشف البنك.', 60),
})
export type RefundBillForm = z.input<typeof RefundBillInput>

/** The form brings the id, so a second press is the same refund. */
export const TakeRefundInput = z.object({
  id: z.uuid(),
  billId: z.uuid('اختر الفاتورة.'),
  amount: rialsAbove,
  reference: optionalText(60),
})
export type TakeRefundForm = z.input<typeof TakeRefundInput>

export const ReverseRefundInput = z.object({ refundId: z.uuid(), reason: written('اكتب السبب.', 300) })
export type ReverseRefundForm = z.input<typeof ReverseRefundInput>
