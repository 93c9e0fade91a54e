import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const classFactWords = {
  'vehicles.class-added': 'أُضيفت فئة سيارات',
  'vehicles.class-corrected': 'صُحّحت فئة سيارات',
}

const Class = z.object({ name: z.string() })

export const classFactLines: FactLines = {
  'vehicles.class-added': factLine(Class, ({ name }) => `أُضيفت الفئة ${name}`),
  'vehicles.class-corrected': factLine(
    Class.extend({ changed: z.array(z.string()) }),
    ({ name, changed }) => `صُحّحت الفئة ${name}: ${changed.join('، ')}`,
  ),
}
