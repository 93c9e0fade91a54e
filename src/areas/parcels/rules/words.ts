import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const parcelRuleFactWords = { 'parcels.rules-set': 'تغيّرت قواعد الطرود' }

export const parcelRuleFactLines: FactLines = {
  'parcels.rules-set': factLine(
    z.object({ changed: z.array(z.string()) }),
    ({ changed }) => `تغيّرت قواعد الطرود: ${changed.join('، ')}`,
  ),
}
