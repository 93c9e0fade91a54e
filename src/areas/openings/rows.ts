import { z } from 'zod'
import {
  bankNamed,
  chequeNumber,
  depositLineNames,
  depositLines,
  lineNames,
  lineWords,
  paperMark,
} from '#areas/finance/public-openings.ts'
import { dayIn, orderOf } from '#platform/imports/cells.ts'
import { day, rialsAbove, rialsOrNone } from '#values/shapes.ts'
import { folded, latinDigits } from '#values/text.ts'
import type { OpeningItemKind } from './columns.ts'
import { type Brought, reading } from './read-row.ts'

const text = (ask: string, most: number) => z.string(ask).trim().min(1, ask).max(most, `النص أطول من ${most} حرفًا. اختصره.`)
const date = (ask: string) => day(`${ask} هكذا: 2025-11-30`)

const party = z.string('اكتب رقم العميل، مثل CU-10002، أو هاتفه.')
/** By its name or its code; a customer's record says it otherwise. */
const branch = text('اكتب اسم الفرع أو رمزه.', 60).optional()
/** What our own series begin with would be taken for a paper of ours. */
const ours = /^[A-Z]{2,3}-[A-Z]{3}\d{2}-\d{5,}$/
const oldNumber = (ask: string) =>
  text(ask, 40).refine(
    (number) => !ours.test(number.toUpperCase()),
    'هذا من ترقيم هذه الدفاتر. اكتب رقم الورقة في الدفاتر القديمة.',
  )

/** «تأجير السيارات» as people write it, or the word of the code. */
const byName = <Name extends string>(words: Record<Name, string>, names: readonly Name[], ask: string) =>
  z.string(ask).transform((typed, context) => {
    const found = names.find((name) => name === typed || folded(words[name]) === folded(typed))
    if (!found) context.addIssue({ code: 'custom', message: ask })
    return found ?? z.NEVER
  })
const anyLine = byName(lineWords, lineNames, 'النشاط أحد أنشطة الشركة، أو «مشترك بين الأنشطة».')

/** One paper is the same whoever types its number, and however. */
const markOf = (...parts: string[]) => folded(parts.join(' '))

const digits = (ask: string, shape: RegExp) =>
  z
    .string(ask)
    .transform((typed) => latinDigits(typed).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(shape, ask))

const invoices = reading(
  z.object({
    party,
    number: oldNumber('اكتب رقم الفاتورة القديم.'),
    day: date('اكتب تاريخ الفاتورة'),
    dueOn: date('اكتب تاريخ الاستحقاق').optional(),
    net: rialsAbove,
    vat: rialsOrNone.default(0n),
    line: anyLine.default('shared'),
    description: text('اكتب البيان.', 200).optional(),
    branch,
  }),
  { named: ['number'], mark: ({ number }) => markOf(number) },
  ({ dueOn, ...row }, mark) => ({ ...row, mark, kind: 'invoices' as const, dueOn: dueOn ?? row.day, amount: row.net + row.vat }),
)

const credits = reading(
  z.object({ party, number: oldNumber('اكتب الرقم القديم.').optional(), amount: rialsAbove, day: date('اكتب التاريخ'), branch }),
  { named: ['number'], mark: ({ number = '' }) => markOf(number) },
  ({ number = '', ...row }, mark) => ({ ...row, number, mark, kind: 'credits' as const, dueOn: null }),
)

const deposits = reading(
  z.object({
    party,
    number: text('اكتب العقد الذي عنه التأمين.', 80),
    line: byName(depositLines, depositLineNames, 'النشاط تحصيل الإيجارات، أو تأجير السيارات، أو تأجير معدات البناء.'),
    amount: rialsAbove,
    day: date('اكتب تاريخ قبضه'),
    releaseOn: date('اكتب موعد الرد').optional(),
    branch,
  }),
  { named: ['line', 'number'], mark: ({ line, number }) => markOf(line, number) },
  (row, mark) => ({ ...row, mark, kind: 'deposits' as const, dueOn: row.releaseOn ?? null }),
)

const bills = reading(
  z.object({
    party: text('اكتب اسم المورّد أو رقمه الضريبي.', 120),
    number: text('اكتب رقم الفاتورة كما في ورقة المورّد.', 60),
    day: date('اكتب تاريخ الفاتورة'),
    dueOn: date('اكتب تاريخ الاستحقاق').optional(),
    amount: rialsAbove,
    description: text('اكتب البيان.', 200).optional(),
  }),
  { named: ['number'], mark: ({ number }) => paperMark(number) },
  ({ dueOn, ...row }, mark) => ({ ...row, mark, kind: 'bills' as const, dueOn: dueOn ?? row.day }),
)

const cheques = reading(
  z.object({
    party,
    number: digits('رقم الشيك أرقام لا تزيد على 12.', /^\d{1,12}$/).transform(chequeNumber),
    bank: text('اكتب اسم البنك كما على الشيك.', 80).transform(bankNamed),
    dueOn: date('اكتب تاريخ الشيك'),
    amount: rialsAbove,
    account: digits('رقم الحساب أرقام، كما في أسفل الشيك.', /^\d{4,24}$/).optional(),
    drawer: text('اكتب اسم الساحب.', 120).optional(),
    day: z.string(),
    branch,
  }),
  { named: ['bank', 'account', 'number'], mark: ({ bank, account = '', number }) => markOf(bank, account, number) },
  (row, mark) => ({ ...row, mark, kind: 'cheques' as const }),
)

const kinds = { invoices, credits, deposits, bills, cheques } satisfies Record<OpeningItemKind, unknown>

/** A row that could be read whole, before it is known whose it is. */
export type ReadRow = NonNullable<ReturnType<(typeof kinds)[OpeningItemKind]>['row']>

const dates = ['day', 'dueOn', 'releaseOn']
/** What has no day of its own in old books is there on the day these begin. */
const undated: readonly OpeningItemKind[] = ['credits', 'deposits', 'cheques']

/** The rows as their kind reads them; days as the file writes them, in the order in which all of it can be read. */
export function readRows(kind: OpeningItemKind, all: readonly Brought[], openedOn: string) {
  const order = orderOf(all.flatMap(({ cells }) => dates.map((field) => cells[field])))
  return all.map(({ cells, broken }) => {
    const days = dates.flatMap((field) => {
      const typed = cells[field]
      return typed ? [[field, dayIn(typed, order) ?? typed] as const] : []
    })
    const undatedDay = undated.includes(kind) ? { day: openedOn } : {}
    return kinds[kind]({ cells: { ...undatedDay, ...cells, ...Object.fromEntries(days) }, broken })
  })
}
