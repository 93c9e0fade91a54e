import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'

export const reportFactWords = {
  'finance.view-saved': 'حُفظ عرض لقائمة مالية',
  'finance.view-forgotten': 'أُزيل عرض محفوظ لقائمة مالية',
}

const View = z.object({ name: z.string() })

const ofView = (said: string) => (data: unknown) => {
  const view = View.safeParse(data).data
  return view ? `${said} «${view.name}»` : null
}

export const reportFactLines: FactLines = {
  'finance.view-saved': ofView('حُفظ العرض'),
  'finance.view-forgotten': ofView('أُزيل العرض'),
}
