import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const receiptFactWords = {
  'finance.payment-received': 'قُبضت دفعة وصدر سندها',
  'finance.slip-told-apart': 'قُبل مرجع مشابه لمرجع سابق',
  'finance.payment-allocated': 'وُزّعت الدفعة',
  'finance.payment-parked': 'عُلّقت دفعة عند الكاشير',
  'finance.parked-dropped': 'أُزيلت دفعة معلّقة',
  'finance.receipt-reversed': 'عُكس سند القبض',
  'finance.receipt-correction-asked': 'طُلب تصحيح سند القبض',
  'finance.receipt-freed': 'أُلغي ما سدّده سند القبض',
  'finance.receipt-sent': 'أُرسل سند القبض إلى العميل',
}

const Receipt = z.object({ number: z.string(), amount: baisa })
const Allocated = z.object({ amount: baisa, number: z.string().optional() })
const Parked = z.object({ name: z.string() })
const ToldApart = z.object({ reference: z.string(), other: z.string(), number: z.string(), reason: z.string() })

const CorrectionAsked = Receipt.extend({ what: z.string() })

const ofReceipt = (said: (number: string, amount: string) => string) =>
  factLine(Receipt, (receipt) => said(receipt.number, inRials(receipt.amount)))

/** Which receipt, and how much. */
export const receiptFactLines: FactLines = {
  'finance.slip-told-apart': factLine(
    ToldApart,
    (told) => `قُبل المرجع ${told.reference} مع أنه يشبه ${told.other} في السند ${told.number}، السبب: ${told.reason}`,
  ),
  'finance.payment-received': ofReceipt((number, amount) => `قُبض ${amount} وصدر السند ${number}`),
  'finance.receipt-reversed': ofReceipt((number, amount) => `عُكس السند ${number} بمبلغ ${amount}`),
  'finance.receipt-correction-asked': factLine(CorrectionAsked, ({ number, amount, what }) =>
    what === 'free'
      ? `طُلب إلغاء ما سدّده السند ${number} بمبلغ ${inRials(amount)}`
      : `طُلب عكس السند ${number} بمبلغ ${inRials(amount)}`,
  ),
  'finance.receipt-freed': ofReceipt((number, amount) => `أُلغي ما سدّده السند ${number}، وعاد ${amount} رصيدًا دائنًا`),
  'finance.receipt-sent': ofReceipt((number, amount) => `أُرسل السند ${number} بمبلغ ${amount} إلى العميل`),
  'finance.payment-parked': factLine(Parked, (parked) => `عُلّقت دفعة ${parked.name} عند الكاشير`),
  'finance.parked-dropped': () => 'أُزيلت دفعة معلّقة عند الكاشير',
  'finance.payment-allocated': (data) => {
    const allocated = Allocated.safeParse(data).data
    if (!allocated) return null
    const { amount, number } = allocated
    return number ? `وُزّع مما بقي من السند ${number} مبلغ ${inRials(amount)}` : `وُزّع من الرصيد الدائن ${inRials(amount)}`
  },
}

export const receiptPartWords = { amount: 'المبلغ', paid: 'عدد ما سُدّد', reason: 'السبب' }
