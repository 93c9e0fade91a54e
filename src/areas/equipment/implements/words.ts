import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const implementFactWords = {
  'equipment.implement-added': 'أُضيفت أداة معدّة',
  'equipment.implement-corrected': 'صُحّحت أداة معدّة',
}

const Implement = z.object({ code: z.string(), name: z.string() })

export const implementFactLines: FactLines = {
  'equipment.implement-added': factLine(Implement, ({ code, name }) => `أُضيفت الأداة ${code}، ${name}`),
  'equipment.implement-corrected': factLine(
    Implement.extend({ changed: z.array(z.string()) }),
    ({ code, changed }) => `صُحّحت الأداة ${code}: ${changed.join('، ')}`,
  ),
}
