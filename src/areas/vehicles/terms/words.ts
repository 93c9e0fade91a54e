import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const termFactWords = {
  'vehicles.place-added': 'أُضيف مكان تسليم',
  'vehicles.place-corrected': 'صُحّح مكان تسليم',
  'vehicles.add-on-added': 'أُضيفت إضافة للحجز',
  'vehicles.add-on-corrected': 'صُحّحت إضافة للحجز',
  'vehicles.rules-set': 'تغيّرت قواعد الحجز',
}

const Named = z.object({ name: z.string() })
const Changed = Named.extend({ changed: z.array(z.string()) })

export const termFactLines: FactLines = {
  'vehicles.place-added': factLine(Named, ({ name }) => `أُضيف مكان التسليم ${name}`),
  'vehicles.place-corrected': factLine(Changed, ({ name, changed }) => `صُحّح مكان التسليم ${name}: ${changed.join('، ')}`),
  'vehicles.add-on-added': factLine(Named, ({ name }) => `أُضيفت للحجز: ${name}`),
  'vehicles.add-on-corrected': factLine(Changed, ({ name, changed }) => `صُحّحت الإضافة ${name}: ${changed.join('، ')}`),
  'vehicles.rules-set': factLine(
    z.object({ changed: z.array(z.string()) }),
    ({ changed }) => `تغيّرت قواعد الحجز: ${changed.join('، ')}`,
  ),
}
