import { printPaper } from '#areas/company/public.ts'
import { quarterInWords } from '#areas/finance/quarter.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { taxPayment } from './payment-queries.ts'

export type TaxPayment = NonNullable<Awaited<ReturnType<typeof taxPayment>>>

/** «سند صرف» of what was paid to the authority. One whose money came back says so across the page. */
export function taxPaymentPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: TaxPayment, address: string) {
  const { number, amount, quarter, bank, iban, reference, doneAt, asker, approver, reason, reversedAt } = one
  return printPaper(ctx, 'areas/finance/payouts/papers/payment-voucher.typ', {
    ...{ number, payee: 'جهاز الضرائب', day: dayOf(doneAt) },
    amount: { rials: String(amount) },
    words: amountInWords(amount),
    qr: squareCode(address),
    across: reversedAt ? 'معكوس' : null,
    purpose: `ضريبة القيمة المضافة عن ${quarterInWords(quarter)}`,
    pairs: [
      ['الطريقة', 'تحويل بنكي'],
      ['من حساب', `${bank}، آخره ${iban.slice(-4)}`],
      ['رقم السداد عند الجهاز', { code: reference }],
      ['صُرف', momentInWords(doneAt)],
      ...(reason ? [['سبب العكس', reason]] : []),
    ],
    drawn: [],
    signed: [
      ['طلبه', asker],
      ['اعتمده', approver],
    ],
  })
}
