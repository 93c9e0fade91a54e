import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'

export const codFactWords = {
  'finance.cod-taken': 'قُبض مبلغ طرد لمرسله',
  'finance.cod-reversed': 'عُكس قبض مبلغ طرد',
  'finance.custody-declared': 'صرّح مندوب بعهدته',
  'finance.custody-counted': 'عُدّت عهدة مندوب',
  'finance.custody-difference-asked': 'طُلب البت في فرق عهدة',
  'finance.custody-settled': 'قُبضت عهدة مندوب',
  'finance.custody-sent-back': 'أُعيد فرق عهدة',
  'finance.custody-over-known': 'عُرف صاحب زيادة في عهدة',
  'finance.cod-deposited': 'أُودعت مبالغ طرود',
  'finance.cod-confirmed': 'أكّد البنك مبالغ طرود',
}

const Cod = z.object({ number: z.string(), merchant: z.string(), amount: baisa })
const HandOver = z.object({ number: z.string(), courier: z.string() })
const differing = (difference: bigint) =>
  difference === 0n ? 'بلا فرق' : difference < 0n ? `عجز ${inRials(-difference)}` : `زيادة ${inRials(difference)}`

export const codFactLines: FactLines = {
  'finance.cod-taken': factLine(Cod, (told) => `قُبض مبلغ الطرد ${told.number} لـ${told.merchant}: ${inRials(told.amount)}`),
  'finance.cod-reversed': factLine(
    Cod.extend({ reason: z.string() }),
    (told) => `عُكس قبض مبلغ الطرد ${told.number}، ${inRials(told.amount)}: ${told.reason}`,
  ),
  'finance.custody-declared': factLine(HandOver, (told) => `صرّح ${told.courier} بعهدته، التسليم ${told.number}`),
  'finance.custody-counted': factLine(
    HandOver.extend({ difference: baisa }),
    (told) => `عُدّت عهدة ${told.courier}، التسليم ${told.number}: ${differing(told.difference)}`,
  ),
  'finance.custody-difference-asked': factLine(
    HandOver.extend({ difference: baisa, reason: z.string() }),
    (told) => `طُلب البت في فرق عهدة ${told.courier}، ${differing(told.difference)}: ${told.reason}`,
  ),
  'finance.custody-settled': factLine(
    HandOver.extend({ amount: baisa, difference: baisa }),
    (told) => `قُبضت عهدة ${told.courier}، التسليم ${told.number}: ${inRials(told.amount)} ${differing(told.difference)}`,
  ),
  'finance.custody-sent-back': factLine(
    HandOver.extend({ reason: z.string() }),
    (told) => `أُعيد فرق عهدة ${told.courier}، التسليم ${told.number}: ${told.reason}`,
  ),
  'finance.custody-over-known': factLine(
    HandOver.extend({ whose: z.string(), amount: baisa, receipt: z.string(), reason: z.string() }),
    (told) => `زيادة العهدة ${told.number} لـ${told.whose}: ${inRials(told.amount)} بالسند ${told.receipt}، ${told.reason}`,
  ),
  'finance.cod-deposited': factLine(
    z.object({ number: z.number(), count: z.number(), amount: baisa, bank: z.string() }),
    (told) =>
      `أُودع في ${told.bank} مبلغ ${howMany(told.count, 'parcel', 'acc')}: ${inRials(told.amount)} نقل النقد ${told.number}`,
  ),
  'finance.cod-confirmed': factLine(
    z.object({ count: z.number(), amount: baisa }),
    (told) => `أكّد البنك مبلغ ${howMany(told.count, 'parcel', 'acc')}: ${inRials(told.amount)}`,
  ),
}
