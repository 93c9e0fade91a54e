import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const enforcementFactWords = { 'properties.enforcement-file-made': 'جُهّز ملف التنفيذ' }

export const enforcementFactLines: FactLines = {
  'properties.enforcement-file-made': factLine(
    z.object({ amount: baisa }),
    ({ amount }) => `جُهّز ملف التنفيذ: ${inRials(amount)}`,
  ),
}
