import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const kindFactWords = {
  'equipment.kind-added': 'أُضيف نوع معدات',
  'equipment.kind-corrected': 'صُحّح نوع معدات',
}

const Kind = z.object({ name: z.string() })

export const kindFactLines: FactLines = {
  'equipment.kind-added': factLine(Kind, ({ name }) => `أُضيف النوع ${name}`),
  'equipment.kind-corrected': factLine(
    Kind.extend({ changed: z.array(z.string()) }),
    ({ name, changed }) => `صُحّح النوع ${name}: ${changed.join('، ')}`,
  ),
}
