import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const ruleFactWords = { 'equipment.rules-set': 'تغيّرت قواعد تأجير المعدات' }

export const ruleFactLines: FactLines = {
  'equipment.rules-set': factLine(
    z.object({ changed: z.array(z.string()) }),
    ({ changed }) => `تغيّرت قواعد تأجير المعدات: ${changed.join('، ')}`,
  ),
}
