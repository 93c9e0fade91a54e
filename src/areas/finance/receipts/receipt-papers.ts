import { printPaper } from '#areas/company/public.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { paymentMethods } from './receipt.ts'
import type { ShownReceipt } from './receipt-detail.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/**
 * «سند قبض»: what whoever paid takes home. It says what was paid as it was issued, whatever its money did afterwards; a reversed
 * one says so across the page.
 */
export function receiptPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, one: ShownReceipt) {
  const { number, payer, amount, receivedAt, branch, note, by, reversedAt, reason, token } = one
  const paid = one.paid.slice(0, one.paidAtOnce)
  const left = amount - paid.reduce((sum, line) => sum + line.amount, 0n)
  return printPaper(ctx, 'areas/finance/receipts/papers/receipt.typ', {
    number,
    day: dayOf(receivedAt),
    payer,
    amount: rials(amount),
    words: amountInWords(amount),
    by,
    reversed: reversedAt !== null,
    pairs: [
      ['التاريخ', momentInWords(receivedAt)],
      ['الفرع', branch ?? ''],
      ...(note ? [['ملاحظة', note]] : []),
      ...(reversedAt
        ? [
            ['عُكس', momentInWords(reversedAt)],
            ['سبب العكس', reason ?? ''],
          ]
        : []),
    ],
    ways: one.ways.map(({ method, landed, reference, amount: sum }) => [
      paymentMethods[method],
      landed,
      reference ? { code: reference } : '',
      rials(sum),
    ]),
    paid: paid.map(({ description, invoice, amount: sum }) => [description, { code: invoice }, rials(sum)]),
    unpaid: 'دفعة تحت الحساب.',
    left: left > 0n ? rials(left) : null,
    qr: squareCode(verifyAddress(ctx.origin, token)),
  })
}
