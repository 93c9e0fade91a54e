import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const ownerFactWords = {
  'finance.settlement-asked': 'جُهّزت تسوية مع الملّاك',
  'finance.owners-settled': 'اعتُمدت تسوية مع الملّاك',
  'finance.settlement-rejected': 'رُفضت تسوية مع الملّاك',
  'finance.settlement-cancelled': 'أُلغيت تسوية مع الملّاك',
  'finance.settlement-reversed': 'عُكست تسوية مع الملّاك',
  'finance.owner-settled': 'سُوّيت لمالك حصته',
  'finance.commission-reckoned': 'حُسبت عمولة التحصيل',
  'finance.owner-bill-asked': 'طُلب اعتماد فاتورة باسم الملّاك',
  'finance.owner-bill-rejected': 'لم تُعتمد فاتورة باسم الملّاك',
}

const Settlement = z.object({ number: z.string(), agreement: z.string(), amount: baisa })

const Bill = z.object({ supplier: z.string(), number: z.string(), amount: baisa })
const ofBill = (said: string) => factLine(Bill, (told) => `${said} ${told.number} من ${told.supplier}، ${inRials(told.amount)}`)

const ofSettlement = (said: string) =>
  factLine(Settlement, (told) => `${said} ${told.number}، ${told.agreement}، بمبلغ ${inRials(told.amount)}`)

export const ownerFactLines: FactLines = {
  'finance.settlement-asked': ofSettlement('جُهّزت التسوية'),
  'finance.owners-settled': ofSettlement('اعتُمدت التسوية'),
  'finance.owner-settled': ofSettlement('سُوّيت للمالك حصته من التسوية'),
  'finance.settlement-rejected': ofSettlement('رُفضت التسوية'),
  'finance.settlement-cancelled': ofSettlement('أُلغيت التسوية'),
  'finance.settlement-reversed': ofSettlement('عُكست التسوية'),
  'finance.owner-bill-asked': ofBill('طُلب اعتماد الفاتورة باسم الملّاك'),
  'finance.owner-bill-rejected': ofBill('لم تُعتمد الفاتورة باسم الملّاك'),
}

export const ownerPartWords = { agreement: 'الاتفاقية' }
