import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { paymentMethods } from './receipt.ts'
import type { ShownReceipt } from './receipt-detail.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/** «سند قبض»: what whoever paid takes home. What was taken back since is not on it, and a reversed one says so across the page. */
export function receiptPaper(ctx: Ctx, one: ShownReceipt) {
  const { number, payer, amount, unused, receivedAt, branch, note, by, reversedAt, reason } = one
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
    paid: one.paid.flatMap(({ description, invoice, amount: sum, backAt }) =>
      backAt ? [] : [[description, { code: invoice }, rials(sum)]],
    ),
    unpaid: reversedAt ? 'عُكس السند، فلم يعد يسدّد شيئًا.' : 'دفعة تحت الحساب.',
    left: unused > 0n ? rials(unused) : null,
  })
}
