import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { matchKinds, sizeOf } from './line.ts'

export const bankFactWords = {
  'finance.bank-statement-uploaded': 'رُفع كشف بنك',
  'finance.bank-statement-checked': 'فُحص كشف بنك',
  'finance.bank-statement-imported': 'استُورد كشف البنك',
  'finance.bank-statement-left': 'تُرك كشف بنك',
  'finance.bank-statement-taken-back': 'سُحبت أسطر كشف بنك',
  'finance.line-taken-back': 'سُحب سطر من كشف البنك',
  'finance.line-matched': 'طوبق سطر',
  'finance.line-unmatched': 'أُلغيت مطابقة سطر',
  'finance.payer-known': 'عُرف صاحب مقبوض',
  'finance.bank-reconciled': 'أُقفلت مطابقة شهر',
}

const Statement = z.object({ fileName: z.string(), bank: z.string() })
const Withdrawn = Statement.extend({ rows: z.number() })
const Imported = Statement.extend({ fresh: z.number(), known: z.number() })

const ofStatement = (said: string) => factLine(Statement, (told) => `${said} «${told.fileName}» لحساب ${told.bank}`)

const Line = z.object({ bank: z.string(), day: z.string(), amount: baisa })
const Match = Line.extend({ as: z.enum(Object.keys(matchKinds) as [keyof typeof matchKinds]) })
const Matched = Match.extend({ explained: z.string().optional() })
const Known = Line.extend({ number: z.string() })
const Month = z.object({ bank: z.string(), until: z.string() })

const lineOf = ({ bank, day, amount }: z.output<typeof Line>) =>
  `${inRials(sizeOf(amount))} ${amount > 0n ? 'دخلت' : 'خرجت من'} ${bank} في ${dayInWords(day)}`

export const bankFactLines: FactLines = {
  'finance.bank-statement-uploaded': ofStatement('رُفع الكشف'),
  'finance.bank-statement-checked': ofStatement('فُحص الكشف'),
  'finance.bank-statement-imported': factLine(
    Imported,
    (told) => `استُورد كشف ${told.bank}: ${told.fresh} جديد، و${told.known} معروف من قبل`,
  ),
  'finance.bank-statement-left': ofStatement('تُرك الكشف'),
  'finance.bank-statement-taken-back': factLine(
    Withdrawn,
    (told) => `سُحبت أسطر الكشف «${told.fileName}» لحساب ${told.bank}، وعددها ${told.rows}`,
  ),
  'finance.line-taken-back': factLine(Line, (told) => `سُحب السطر: ${lineOf(told)}`),
  'finance.line-matched': (data) => {
    const told = Matched.safeParse(data).data
    const why = told?.explained ? `، سبب الفرق: ${told.explained}` : ''
    return told ? `طوبق السطر: ${lineOf(told)}، ${matchKinds[told.as]}${why}` : null
  },
  'finance.line-unmatched': factLine(Match, (told) => `أُلغيت مطابقة السطر: ${lineOf(told)}`),
  'finance.payer-known': factLine(Known, (told) => `عُرف صاحب ${inRials(told.amount)}، وصدر السند ${told.number}`),
  'finance.bank-reconciled': factLine(Month, (told) => `أُقفلت مطابقة ${told.bank} حتى ${dayInWords(told.until)}`),
}

export const bankPartWords = {
  fileName: 'الملف',
  fresh: 'الأسطر الجديدة',
  known: 'المعروفة من قبل',
  rows: 'الصفوف',
  stated: 'رصيد الكشف',
  booked: 'رصيد الدفاتر',
  until: 'حتى',
}
