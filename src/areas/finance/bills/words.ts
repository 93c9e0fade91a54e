import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const billFactWords = {
  'finance.supplier-added': 'أُضيف مورّد',
  'finance.supplier-changed': 'تغيّر مورّد',
  'finance.bill-entered': 'سُجّلت فاتورة مورّد',
  'finance.bill-reversed': 'عُكست فاتورة مورّد',
  'finance.bill-credited': 'سُجّل إشعار مورّد دائن',
  'finance.bill-payment-asked': 'طُلب سداد فاتورة مورّد',
  'finance.bill-paid': 'سُدّدت فاتورة مورّد',
  'finance.bill-payment-reversed': 'عُكس سداد فاتورة مورّد',
  'finance.supplier-refunded': 'ردّ مورّد مبلغًا',
  'finance.supplier-refund-reversed': 'عُكس رد نقدي من مورّد',
  'finance.petty-spent': 'صُرف مصروف نثري',
  'finance.petty-reversed': 'عُكس مصروف نثري',
}

const Supplier = z.object({ name: z.string() })
const Bill = z.object({ supplier: z.string(), number: z.string(), amount: baisa })

const ofSupplier = (said: string) => factLine(Supplier, (told) => `${said} ${told.name}`)
const ofBill = (said: string) => factLine(Bill, (told) => `${said} ${told.number} من ${told.supplier}، ${inRials(told.amount)}`)

const Petty = z.object({ payee: z.string(), amount: baisa, description: z.string() })
const ofPetty = (said: string) =>
  factLine(Petty, (told) => `${said} «${told.description}» إلى ${told.payee}، ${inRials(told.amount)}`)

export const billFactLines: FactLines = {
  'finance.supplier-added': ofSupplier('أُضيف المورّد'),
  'finance.supplier-changed': ofSupplier('تغيّر المورّد'),
  'finance.bill-entered': ofBill('سُجّلت فاتورة المورّد'),
  'finance.bill-reversed': ofBill('عُكست فاتورة المورّد'),
  'finance.bill-credited': ofBill('سُجّل إشعار المورّد الدائن'),
  'finance.bill-payment-asked': ofBill('طُلب سداد فاتورة المورّد'),
  'finance.bill-paid': ofBill('سُدّدت فاتورة المورّد'),
  'finance.bill-payment-reversed': ofBill('عُكس سداد من فاتورة المورّد'),
  'finance.supplier-refunded': ofBill('وصل رد من فاتورة المورّد'),
  'finance.supplier-refund-reversed': ofBill('عُكس رد نقدي من فاتورة المورّد'),
  'finance.petty-spent': ofPetty('صُرف'),
  'finance.petty-reversed': ofPetty('عُكس'),
}

export const billPartWords = { supplier: 'المورّد', payee: 'دُفع إلى' }
