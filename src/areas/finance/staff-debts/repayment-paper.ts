import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { repaymentMethods } from './debt.ts'
import type { ShownRepayment } from './queries.ts'

/** «سند قبض من موظف»: what whoever owed takes home. One that was reversed says so across the page. */
export function repaymentPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownRepayment, address: string) {
  const { number, employee, amount, account, place, reference, branch, by, receivedAt, reversedAt, reason } = one
  return printPaper(ctx, 'areas/finance/staff-debts/papers/staff-receipt.typ', {
    ...{ number: String(number), day: dayOf(receivedAt), employee, by, reversed: reversedAt !== null },
    ...{ amount: { rials: String(amount) }, words: amountInWords(amount), qr: squareCode(address) },
    pairs: [
      ['التاريخ', momentInWords(receivedAt)],
      ['الفرع', branch],
      ['وذلك عن', 'عجز صندوق سُجّل عليه'],
      ['الطريقة', repaymentMethods[account === '1110' ? 'cash' : 'bank-transfer']],
      ['أين', place],
      ...(reference ? [['المرجع', { code: reference }]] : []),
      ...(reversedAt ? [['سبب العكس', reason ?? '']] : []),
    ],
  })
}
