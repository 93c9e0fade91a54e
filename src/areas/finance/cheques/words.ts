import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'

export const chequeFactWords = {
  'finance.cheques-received': 'سُجّلت الشيكات',
  'finance.cheques-deposited': 'أُودعت الشيكات',
  'finance.cheque-covered': 'حُدّد ما يغطيه الشيك',
  'finance.cheque-cleared': 'حُصّل الشيك',
  'finance.cheque-uncleared': 'أُلغي تحصيل الشيك',
  'finance.cheque-bounced': 'ارتجع الشيك',
  'finance.cheque-unbounced': 'أُلغي ارتجاع الشيك',
  'finance.cheque-redeposited': 'أُعيد إيداع الشيك',
  'finance.cheque-replaced': 'استُبدل الشيك',
  'finance.cheque-settled-otherwise': 'سُدّد الشيك بطريقة أخرى',
  'finance.cheque-unsettled': 'عاد الشيك غير مسدَّد',
  'finance.cheque-returned': 'أُعيد الشيك إلى صاحبه',
  'finance.cheque-escalated': 'أُحيل الشيك إلى إجراء قانوني',
  'finance.cheque-due-soon': 'اقترب موعد الشيك',
}

const Cheque = z.object({ number: z.string(), bank: z.string(), amount: baisa })
const Together = z.object({ number: z.string(), count: z.number(), amount: baisa })
const Reason = Cheque.extend({ reason: z.string() })
const Receipt = Cheque.extend({ receipt: z.string() })

/** From what the fact carries, or nothing where it is not what we know. */
const named = ({ number, bank, amount }: z.output<typeof Cheque>) => `${number} من ${bank} بمبلغ ${inRials(amount)}`
const together = (said: string) =>
  factLine(Together, ({ number, count, amount }) => `${said} ${number}: ${howMany(count, 'cheque')} بمبلغ ${inRials(amount)}`)
const because = (said: string) => factLine(Reason, (cheque) => `${said} ${named(cheque)}، السبب: ${cheque.reason}`)

/** Which cheque, and what became of it. */
export const chequeFactLines: FactLines = {
  'finance.cheques-received': together('سُجّلت شيكات البيان'),
  'finance.cheques-deposited': together('أُودعت شيكات القسيمة'),
  'finance.cheque-covered': factLine(
    Cheque.extend({ covered: baisa }),
    (cheque) => `غطّى الشيك ${named(cheque)} مستحقات بمبلغ ${inRials(cheque.covered)}`,
  ),
  'finance.cheque-cleared': factLine(Receipt, (cheque) => `حُصّل الشيك ${named(cheque)}، وصدر السند ${cheque.receipt}`),
  'finance.cheque-uncleared': factLine(
    Receipt.extend({ reason: z.string() }),
    (cheque) => `أُلغي تحصيل الشيك ${named(cheque)} وعُكس السند ${cheque.receipt}، السبب: ${cheque.reason}`,
  ),
  'finance.cheque-unsettled': factLine(
    Receipt.extend({ reason: z.string() }),
    (cheque) => `عاد الشيك ${named(cheque)} غير مسدَّد وعُكس السند ${cheque.receipt}، السبب: ${cheque.reason}`,
  ),
  'finance.cheque-bounced': because('ارتجع الشيك'),
  'finance.cheque-unbounced': because('أُلغي ارتجاع الشيك'),
  'finance.cheque-redeposited': factLine(
    Cheque.extend({ slip: z.string() }),
    (cheque) => `أُعيد إيداع الشيك ${named(cheque)} بالقسيمة ${cheque.slip}`,
  ),
  'finance.cheque-replaced': factLine(
    Cheque.extend({ list: z.string() }),
    (cheque) => `استُبدل الشيك ${named(cheque)} بشيكات البيان ${cheque.list}`,
  ),
  'finance.cheque-settled-otherwise': factLine(Receipt, (cheque) => `سُدّد الشيك ${named(cheque)} بالسند ${cheque.receipt}`),
  'finance.cheque-returned': because('أُعيد إلى صاحبه الشيك'),
  'finance.cheque-escalated': because('أُحيل إلى إجراء قانوني الشيك'),
  'finance.cheque-due-soon': factLine(Cheque, (cheque) => `اقترب موعد الشيك ${named(cheque)}`),
}

export const chequePartWords = {
  count: 'العدد',
  covered: 'المغطى',
  receipt: 'سند القبض',
  list: 'بيان الشيكات',
  settleBy: 'المهلة حتى',
  dueOn: 'تاريخ الشيك',
  slip: 'القسيمة',
}
