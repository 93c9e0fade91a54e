import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const poolFactWords = {
  'equipment.pool-added': 'أُضيفت سقالات أو ما يؤجَّر بالكمية',
  'equipment.pool-corrected': 'صُحّح ما يؤجَّر بالكمية',
  'equipment.pool-taken': 'أُخرج من السقالات',
  'equipment.pool-returned': 'أُعيد إلى السقالات',
}

const Pool = z.object({ name: z.string() })
const Moved = z.object({ pool: z.string(), quantity: z.number(), unit: z.string(), day: z.string(), left: z.number() })

export const poolFactLines: FactLines = {
  'equipment.pool-added': factLine(Pool, ({ name }) => `أُضيفت إلى ما يؤجَّر بالكمية: ${name}`),
  'equipment.pool-corrected': factLine(
    Pool.extend({ changed: z.array(z.string()) }),
    ({ name, changed }) => `صُحّح ${name}: ${changed.join('، ')}`,
  ),
  'equipment.pool-taken': factLine(
    Moved,
    ({ pool, quantity, unit, day, left }) => `أُخرج ${quantity} ${unit} ${pool} في ${dayInWords(day)}، وعنده ${left}`,
  ),
  'equipment.pool-returned': factLine(
    Moved.extend({ short: z.number(), amount: baisa }),
    ({ pool, quantity, unit, day, left, short, amount }) =>
      `أُعيد ${quantity} ${unit} ${pool} في ${dayInWords(day)}، وبقي عنده ${left}${short > 0 ? `، والناقص والمتضرر ${short} بقيمة ${inRials(amount)}` : ''}`,
  ),
}
