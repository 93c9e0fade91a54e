import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const sheetLinkFactWords = { 'equipment.timesheets-awaited': 'ذُكّر ممثل الموقع بكشوف تنتظر توقيعه' }

export const sheetLinkFactLines: FactLines = {
  'equipment.timesheets-awaited': factLine(
    z.object({ to: z.string(), count: z.number() }),
    ({ to, count }) => `ذُكّر ${to} بكشوف تنتظر توقيعه، وعددها ${count}`,
  ),
}
