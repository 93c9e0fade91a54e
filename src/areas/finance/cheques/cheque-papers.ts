import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import type { ShownList } from './list-detail.ts'
import type { ShownSlip } from './slip-queries.ts'

type Printing = Pick<Ctx, 'db' | 'now' | 'files'>

const rials = (amount: bigint) => ({ rials: String(amount) })

/** «بيان شيكات مستلمة»: what whoever brought them takes home. It is no receipt: nothing is paid until a cheque is. */
export function chequeListPaper(ctx: Printing, one: ShownList, address: string) {
  const { number, receivedOn, receivedAt, giver, branch, note, by, amount, cheques } = one
  return printPaper(ctx, 'areas/finance/cheques/papers/cheque-list.typ', {
    ...{ number, giver, by, day: receivedOn, amount: rials(amount), words: amountInWords(amount) },
    qr: squareCode(address),
    pairs: [
      ['التاريخ', momentInWords(receivedAt)],
      ['الفرع', branch ?? ''],
      ['العدد', howMany(cheques.length, 'cheque')],
      ...(note ? [['ملاحظة', note]] : []),
    ],
    cheques: cheques.map(lineOf),
  })
}

/** «قسيمة إيداع»: what goes to the bank with the cheques. */
export function chequeSlipPaper(ctx: Printing, one: ShownSlip, address: string) {
  const { number, depositedOn, depositedAt, bank, holder, iban, by, branch, amount, rows } = one
  return printPaper(ctx, 'areas/finance/cheques/papers/cheque-slip.typ', {
    ...{ number, by, day: depositedOn, amount: rials(amount), words: amountInWords(amount) },
    qr: squareCode(address),
    pairs: [
      ['البنك', bank],
      ['صاحب الحساب', holder],
      ['الآيبان', { code: iban }],
      ['الفرع', branch ?? ''],
      ['أُودعت', momentInWords(depositedAt)],
      ['العدد', howMany(rows.length, 'cheque')],
    ],
    cheques: rows.map(lineOf),
  })
}

type Line = { number: string; bank: string; drawer: string; dueOn: string; amount: bigint }

const lineOf = ({ number, bank, drawer, dueOn, amount }: Line) => [
  { code: number },
  bank,
  drawer,
  dayInWords(dueOn),
  rials(amount),
]
