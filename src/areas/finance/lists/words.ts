import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const reportFactWords = {
  'finance.view-saved': 'حُفظ عرض لقائمة مالية',
  'finance.view-renamed': 'غُيّر اسم عرض لقائمة مالية',
  'finance.view-forgotten': 'أُزيل عرض محفوظ لقائمة مالية',
}

const View = z.object({ name: z.string() })

const ofView = (said: string) => factLine(View, (view) => `${said} «${view.name}»`)

export const reportFactLines: FactLines = {
  'finance.view-saved': ofView('حُفظ العرض'),
  'finance.view-renamed': ofView('صار اسم العرض'),
  'finance.view-forgotten': ofView('أُزيل العرض'),
}
