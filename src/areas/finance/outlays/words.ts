import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const outlayFactWords = {
  'finance.outlay-charged': 'حُمّل رسم بالنيابة على العميل',
  'finance.outlay-receipt-added': 'أُضيف إيصال الجهة إلى رسم بالنيابة',
  'finance.outlay-closed': 'أُقفل رسم بالنيابة',
  'finance.outlay-reopened': 'أُعيد فتح رسم بالنيابة',
}

const Outlay = z.object({ authority: z.string(), reference: z.string(), amount: baisa })

const ofOutlay = (said: string) =>
  factLine(Outlay, (told) => `${said}: ${told.authority}، مرجع ${told.reference}، ${inRials(told.amount)}`)

/** To whom, under which reference, and how much. */
export const outlayFactLines: FactLines = {
  'finance.outlay-charged': ofOutlay('حُمّل رسم بالنيابة'),
  'finance.outlay-receipt-added': ofOutlay('أُضيف إيصال الجهة'),
  'finance.outlay-closed': ofOutlay('أُقفل رسم بالنيابة'),
  'finance.outlay-reopened': ofOutlay('أُعيد فتح رسم بالنيابة'),
}

export const outlayPartWords = { authority: 'الجهة', receipt: 'إيصال الجهة' }
