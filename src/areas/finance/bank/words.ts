import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'

export const bankFactWords = {
  'finance.bank-statement-uploaded': 'رُفع كشف بنك',
  'finance.bank-statement-checked': 'فُحص كشف بنك',
  'finance.bank-statement-imported': 'استُورد كشف البنك',
  'finance.bank-statement-left': 'تُرك كشف بنك',
}

const Statement = z.object({ fileName: z.string(), bank: z.string() })
const Imported = Statement.extend({ fresh: z.number(), known: z.number() })

const ofStatement = (said: string) => (data: unknown) => {
  const told = Statement.safeParse(data).data
  return told ? `${said} «${told.fileName}» لحساب ${told.bank}` : null
}

export const bankFactLines: FactLines = {
  'finance.bank-statement-uploaded': ofStatement('رُفع الكشف'),
  'finance.bank-statement-checked': ofStatement('فُحص الكشف'),
  'finance.bank-statement-imported': (data) => {
    const told = Imported.safeParse(data).data
    return told ? `استُورد كشف ${told.bank}: ${told.fresh} جديد، و${told.known} معروف من قبل` : null
  },
  'finance.bank-statement-left': ofStatement('تُرك الكشف'),
}

export const bankPartWords = { fileName: 'الملف', fresh: 'الأسطر الجديدة', known: 'المعروفة من قبل', rows: 'الصفوف' }
