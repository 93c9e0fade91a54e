import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const payoutFactWords = {
  'finance.voucher-submitted': 'أُعدّ سند صرف',
  'finance.voucher-approved': 'اعتُمد سند صرف',
  'finance.voucher-sent': 'أُرسل سند صرف إلى مزوّد الدفع',
  'finance.voucher-unsent': 'لم يردّ مزوّد الدفع سند صرف',
  'finance.voucher-rejected': 'رُفض سند صرف',
  'finance.voucher-cancelled': 'أُلغي سند صرف',
  'finance.voucher-paid': 'صُرف سند صرف',
  'finance.voucher-reversed': 'عُكس سند صرف',
}

const Payout = z.object({ number: z.string(), amount: baisa })
const From = Payout.extend({ from: z.string() })

const ofPayout = (said: string) =>
  factLine(Payout, (payout) => `${said} سند الصرف ${payout.number} بمبلغ ${inRials(payout.amount)}`)

/** Which voucher, and how much. */
export const payoutFactLines: FactLines = {
  'finance.voucher-submitted': ofPayout('أُعدّ'),
  'finance.voucher-approved': ofPayout('اعتُمد'),
  'finance.voucher-sent': ofPayout('أُرسل إلى مزوّد الدفع'),
  'finance.voucher-unsent': ofPayout('لم يردّ مزوّد الدفع'),
  'finance.voucher-rejected': ofPayout('رُفض'),
  'finance.voucher-cancelled': ofPayout('أُلغي'),
  'finance.voucher-paid': factLine(From, (paid) => `صُرف سند الصرف ${paid.number} بمبلغ ${inRials(paid.amount)} من ${paid.from}`),
  'finance.voucher-reversed': ofPayout('عُكس'),
}

export const payoutPartWords = { method: 'الطريقة', from: 'من' }
