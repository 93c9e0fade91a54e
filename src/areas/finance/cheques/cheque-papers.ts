import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import type { ShownList } from './list-detail.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/** «بيان شيكات مستلمة»: what whoever brought them takes home. It is no receipt: nothing is paid until a cheque is. */
export function chequeListPaper(
  ctx: Ctx,
  { number, receivedOn, receivedAt, giver, branch, note, by, amount, cheques }: ShownList,
) {
  return printPaper(ctx, 'areas/finance/cheques/papers/cheque-list.typ', {
    ...{ number, giver, by, day: receivedOn, amount: rials(amount), words: amountInWords(amount) },
    pairs: [
      ['التاريخ', momentInWords(receivedAt)],
      ['الفرع', branch ?? ''],
      ['العدد', howMany(cheques.length, 'cheque')],
      ...(note ? [['ملاحظة', note]] : []),
    ],
    cheques: cheques.map((cheque) => [
      { code: cheque.number },
      cheque.bank,
      cheque.drawer,
      dayInWords(cheque.dueOn),
      rials(cheque.amount),
    ]),
  })
}
