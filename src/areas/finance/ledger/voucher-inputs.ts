import { z } from 'zod'
import { chosen, optionalText, plannedDay, rials, written } from '#values/shapes.ts'
import { lineNames, needsLine, type VoucherLine, type VoucherRow, voucherRows } from './voucher.ts'

const account = z
  .string('اختر الحساب.')
  .regex(/^\d{4}(\d{2})?$/, 'اختر الحساب.')
  .optional()
const key = optionalText(80)
/** A building changes hands for more than a million: the books by hand take a hundred. */
const most = 100_000_000_000n
const amount = rials.pipe(z.bigint().min(1n, 'اكتب مبلغًا أكبر من صفر.').max(most, 'المبلغ أكبر من الحد. راجعه.')).optional()
const line = chosen(lineNames, 'اختر النشاط.').optional()

type Fields = { [Row in VoucherRow as `debit${Row}` | `credit${Row}`]: typeof account } & {
  [Row in VoucherRow as `debitKey${Row}` | `creditKey${Row}`]: typeof key
} & { [Row in VoucherRow as `amount${Row}`]: typeof amount } & { [Row in VoucherRow as `line${Row}`]: typeof line }

const parts = { debit: account, debitKey: key, credit: account, creditKey: key, amount, line }
const fields = Object.fromEntries(
  voucherRows.flatMap((row) => Object.entries(parts).map(([part, shape]) => [`${part}${row}`, shape])),
) as Fields

/** A form has its id before it is sent: what is pressed twice is asked for once. */
export const WriteVoucherInput = z
  .object({
    voucherId: z.uuid(),
    day: plannedDay('اختر تاريخ القيد.'),
    memo: written('اكتب البيان.', 300),
    ...fields,
  })
  .superRefine((form, context) => {
    for (const row of voucherRows) {
      for (const [part, message] of missingIn(form, row)) {
        context.addIssue({ code: 'custom', path: [`${part}${row}`], message })
      }
    }
  })
export type WriteVoucherForm = z.input<typeof WriteVoucherInput>
type Written = z.output<z.ZodObject<Fields>>

/** The first line is always written; of the others, those in which anything stands. */
const isWritten = (form: Written, row: VoucherRow) =>
  row === 1 || Object.keys(parts).some((part) => form[`${part}${row}` as keyof Written] !== undefined)

function missingIn(form: Written, row: VoucherRow): [string, string][] {
  if (!isWritten(form, row)) return []
  const [debit, credit] = [form[`debit${row}`], form[`credit${row}`]]
  const asked: [string, string, boolean][] = [
    ['debit', 'اختر الحساب المدين.', !debit],
    ['credit', 'اختر الحساب الدائن.', !credit],
    ['amount', 'اكتب المبلغ.', form[`amount${row}`] === undefined],
    ['line', 'اختر النشاط، فحساب النتيجة لا يُكتب بلا نشاط.', needsLine(debit, credit) && !form[`line${row}`]],
  ]
  return asked.flatMap(([part, message, isMissing]): [string, string][] => (isMissing ? [[part, message]] : []))
}

/** The lines that were written, each with the number of its row on the form. */
export const linesOf = (form: Written): (VoucherLine & { row: VoucherRow })[] =>
  voucherRows.flatMap((row) => {
    const [debit, credit, sum] = [form[`debit${row}`], form[`credit${row}`], form[`amount${row}`]]
    if (!debit || !credit || !sum) return []
    return {
      row,
      debit: { account: debit, key: form[`debitKey${row}`] },
      credit: { account: credit, key: form[`creditKey${row}`] },
      amount: sum,
      line: form[`line${row}`] ?? null,
    }
  })

export const ReverseJournalInput = z.object({
  number: z.string().regex(/^\d{1,15}$/, 'هذا القيد غير موجود.'),
  reason: written('اكتب السبب.', 300),
})
export type ReverseJournalForm = z.input<typeof ReverseJournalInput>
