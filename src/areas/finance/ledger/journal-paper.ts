import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { Refusal } from '#platform/refusal.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { sourceWords } from './journal.ts'
import type { ShownJournal } from './journal-queries.ts'
import { lineWords, totalOf } from './voucher.ts'

/** So many lines fit on paper; what is longer is taken as a spreadsheet. */
const mostOnPaper = 3_000

/** «سند قيد»: what the books say of one happening, to be signed and filed. One that was undone says so across the page. */
export function journalPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownJournal, address: string) {
  const { number, day, memo, lines, maker, by, reversedBy } = one
  if (lines.length > mostOnPaper)
    throw new Refusal('finance.journal-too-long', 'أسطر القيد أكثر مما يُطبع. صدّر القيود إلى إكسل.', 422)
  const total = totalOf(lines)
  return printPaper(ctx, 'areas/finance/ledger/papers/journal-voucher.typ', {
    ...{ number: String(number), day, memo, total, reversed: reversedBy !== null, qr: squareCode(address) },
    amount: { rials: String(total) },
    words: amountInWords(total),
    pairs: aboutOn(one),
    lines: lines.map(({ debit, debitName, debitKey, credit, creditName, creditKey, line, amount }) => ({
      debit: { account: debit, name: debitName, key: debitKey || null },
      credit: { account: credit, name: creditName, key: creditKey || null },
      service: line ? lineWords[line] : '–',
      amount,
    })),
    signed: [
      ['أعدّه', maker ?? ''],
      [maker ? 'اعتمده ورحّله' : 'رحّله', by],
    ],
  })
}

const aboutOn = ({ day, source, postedAt, reverses, reversedBy }: ShownJournal) => [
  ['تاريخه', dayInWords(day)],
  ['مصدره', sourceWords(source)],
  ['رُحّل في', momentInWords(postedAt)],
  ...(reverses === null ? [] : [['يعكس القيد', { code: String(reverses) }]]),
  ...(reversedBy === null ? [] : [['عكسه القيد', { code: String(reversedBy) }]]),
]
