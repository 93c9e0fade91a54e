import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const reminderFactWords = { 'properties.rent-near': 'ذُكّر المستأجر بقسط' }

export const reminderFactLines: FactLines = {
  'properties.rent-near': factLine(
    z.object({ amount: baisa, dueOn: z.string() }),
    ({ amount, dueOn }) => `ذُكّر المستأجر بقسط يستحق في ${dayInWords(dueOn)}: ${inRials(amount)}`,
  ),
}
