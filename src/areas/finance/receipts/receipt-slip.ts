import { printPaper } from '#areas/company/public.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { paymentMethods } from './receipt.ts'
import { atOnce, type ShownReceipt } from './receipt-detail.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/** The same receipt for the small printer of the counter, with what was handed over and given back. */
export function receiptSlip(ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, one: ShownReceipt) {
  const { number, payer, amount, receivedAt, by, reversedAt, reason, token, change, ways } = one
  const { paid, left, rounded } = atOnce(one)
  return printPaper(ctx, 'areas/finance/papers/slip.typ', {
    ...{ title: 'سند قبض', number, day: dayOf(receivedAt), stamp: reversedAt ? 'معكوس' : null },
    pairs: [
      ['التاريخ', momentInWords(receivedAt)],
      ['استلمنا من', payer],
      ['قبضه', by],
      ...(reversedAt ? [['سبب العكس', reason ?? '']] : []),
    ],
    lines: paid.map((line) => ({ name: line.description, detail: { code: line.invoice }, amount: rials(line.amount) })),
    sums: ways.map(({ method, amount: sum, reference }) => [
      reference ? `${paymentMethods[method]}، ${reference}` : paymentMethods[method],
      rials(sum),
    ]),
    total: ['المبلغ', rials(amount)],
    words: amountInWords(amount),
    after: [
      ...(rounded > 0n ? [['قُرّب النقد لك', rials(rounded)]] : []),
      ...(left > 0n ? [['بقي رصيدًا دائنًا', rials(left)]] : []),
      ...(change > 0n ? [['سلّمنا الباقي نقدًا', rials(change)]] : []),
    ],
    notes: paid.length === 0 ? ['دفعة تحت الحساب.'] : [],
    qr: squareCode(verifyAddress(ctx.origin, token)),
  })
}
