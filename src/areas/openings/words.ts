import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const openingFactWords = {
  'finance.opening-uploaded': 'رُفع ملف أرصدة افتتاحية',
  'finance.opening-checked': 'فُحص ملف أرصدة افتتاحية',
  'finance.opening-sent': 'أُرسلت أرصدة افتتاحية للاعتماد',
  'finance.opening-posted': 'رُحّلت أرصدة افتتاحية',
  'finance.opening-left': 'تُرك ملف أرصدة افتتاحية',
  'finance.opening-items-posted': 'رُحّلت أوراق افتتاحية',
  'finance.opening-item-opened': 'أُدخل من الدفاتر السابقة',
  'finance.opening-item-undo-asked': 'طُلب عكس رصيد افتتاحي',
  'finance.opening-item-undone': 'عُكس رصيد افتتاحي',
}

const File = z.object({ fileName: z.string() })
const Item = z.object({ number: z.string(), holder: z.string() })

const ofFile = (said: string) => factLine(File, (file) => `${said} «${file.fileName}»`)
const ofItem = (said: string) => factLine(Item, (item) => `${said}: ${item.number}، ${item.holder}`)

/** Which file, which paper and whose. */
export const openingFactLines: FactLines = {
  'finance.opening-uploaded': ofFile('رُفع ملف الأرصدة الافتتاحية'),
  'finance.opening-checked': ofFile('فُحص ملف الأرصدة الافتتاحية'),
  'finance.opening-sent': ofFile('أُرسلت للاعتماد أرصدة الملف'),
  'finance.opening-posted': ofFile('رُحّلت أرصدة الملف'),
  'finance.opening-left': ofFile('تُرك ملف الأرصدة الافتتاحية'),
  'finance.opening-items-posted': ofFile('رُحّلت أوراق الملف'),
  'finance.opening-item-opened': ofItem('أُدخل من الدفاتر السابقة'),
  'finance.opening-item-undo-asked': ofItem('طُلب عكس الرصيد الافتتاحي'),
  'finance.opening-item-undone': ofItem('عُكس الرصيد الافتتاحي'),
}
