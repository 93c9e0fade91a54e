import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const settingFactWords = { 'finance.money-setting-changed': 'تغيّر إعداد محاسبي' }

const Changed = z.object({ label: z.string(), before: z.string(), after: z.string(), fromDay: z.string() })

export const settingFactLines: FactLines = {
  'finance.money-setting-changed': factLine(
    Changed,
    (told) => `تغيّر «${told.label}» من «${told.before}» إلى «${told.after}» ابتداءً من ${dayInWords(told.fromDay)}`,
  ),
}

export const settingPartWords = { label: 'الإعداد', fromDay: 'ابتداءً من' }
