import { printPaper } from '#areas/company/public.ts'
import { english, inBoth } from '#areas/finance/invoices/english.ts'
import type { PaperForm } from '#areas/finance/papers/paper-forms.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInEnglish } from '#values/amount-in-english.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { momentInEnglish } from '#values/dates-in-english.ts'
import { dayOf } from '#values/days.ts'
import { paymentMethods } from './receipt.ts'
import { atOnce, type ShownReceipt } from './receipt-detail.ts'
import { receiptSlip } from './receipt-slip.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

type Printing = Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>

/**
 * «سند قبض»: what whoever paid takes home. It says what was paid as it was issued, whatever its money did afterwards; a reversed
 * one says so across the page.
 */
export function receiptPaper(ctx: Printing, one: ShownReceipt, form: PaperForm = 'sheet') {
  if (form === 'slip') return receiptSlip(ctx, one)
  const inEnglish = form === 'both'
  const { number, payer, amount, receivedAt, by, reversedAt, token } = one
  const { paid, left, rounded } = atOnce(one)
  const twice = (ar: string) => (inEnglish ? inBoth(ar) : ar)
  return printPaper(ctx, 'areas/finance/receipts/papers/receipt.typ', {
    ...{ number, payer, by, day: dayOf(receivedAt), amount: rials(amount), reversed: reversedAt !== null },
    english: inEnglish ? english : {},
    words: amountInWords(amount),
    wordsInEnglish: inEnglish ? amountInEnglish(amount) : null,
    pairs: aboutOn(one, inEnglish),
    ways: one.ways.map(({ method, landed, reference, amount: sum }) => [
      twice(paymentMethods[method]),
      twice(landed),
      reference ? { code: reference } : '',
      rials(sum),
    ]),
    paid: paid.map(({ description, invoice, amount: sum }) => [description, { code: invoice }, rials(sum)]),
    left: left > 0n ? rials(left) : null,
    rounded: rounded > 0n ? rials(rounded) : null,
    qr: squareCode(verifyAddress(ctx.origin, token)),
  })
}

function aboutOn({ receivedAt, branch, note, reversedAt, reason }: ShownReceipt, inEnglish: boolean) {
  const at = (moment: Date) => (inEnglish ? { ar: momentInWords(moment), en: momentInEnglish(moment) } : momentInWords(moment))
  const reversal = reversedAt ? [['عُكس', at(reversedAt)] as const, ['سبب العكس', reason ?? ''] as const] : []
  return [['التاريخ', at(receivedAt)], ['الفرع', branch ?? ''], ...(note ? [['ملاحظة', note]] : []), ...reversal]
}
