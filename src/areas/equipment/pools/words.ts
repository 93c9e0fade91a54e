import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { agreedNames, decisionNames, decisions } from './pool.ts'

export const poolFactWords = {
  'equipment.pool-added': 'أُضيفت سقالات أو ما يؤجَّر بالكمية',
  'equipment.pool-corrected': 'صُحّح ما يؤجَّر بالكمية',
  'equipment.pool-write-off-asked': 'طُلب شطب مفقود من السقالات',
  'equipment.pool-written-off': 'شُطب مفقود من السقالات',
  'equipment.pool-taken': 'أُخرج من السقالات',
  'equipment.pool-returned': 'أُعيد إلى السقالات',
  'equipment.pool-difference-settled': 'اتُّفق على عدّ السقالات',
}

const Pool = z.object({ name: z.string() })
const Difference = z.enum(decisionNames).nullish()
const Lost = Pool.extend({ quantity: z.number(), unit: z.string(), amount: baisa, why: z.string() })
const Moved = z.object({ pool: z.string(), quantity: z.number(), unit: z.string(), day: z.string(), left: z.number() })

export const poolFactLines: FactLines = {
  'equipment.pool-added': factLine(Pool, ({ name }) => `أُضيفت إلى ما يؤجَّر بالكمية: ${name}`),
  'equipment.pool-corrected': factLine(
    Pool.extend({ changed: z.array(z.string()) }),
    ({ name, changed }) => `صُحّح ${name}: ${changed.join('، ')}`,
  ),
  'equipment.pool-write-off-asked': factLine(
    Lost,
    ({ name, quantity, unit, amount, why }) =>
      `طُلب شطب ${quantity} ${unit} ${name}${amount > 0n ? ` بقيمة ${inRials(amount)}` : ''}: ${why}`,
  ),
  'equipment.pool-written-off': factLine(
    Lost.extend({ pieces: z.string(), total: z.number() }),
    ({ name, quantity, unit, pieces, amount, total, why }) =>
      `شُطب ${quantity} ${unit} ${name}${pieces ? ` (${pieces})` : ''}${amount > 0n ? ` بقيمة ${inRials(amount)}` : ''}: ${why}. الكمية بعده ${total}، بلا قيد محاسبي لأنها ليست أصلًا في الدفاتر`,
  ),
  'equipment.pool-taken': factLine(
    Moved,
    ({ pool, quantity, unit, day, left }) => `أُخرج ${quantity} ${unit} ${pool} في ${dayInWords(day)}، وعنده ${left}`,
  ),
  'equipment.pool-returned': factLine(
    Moved.extend({ short: z.number(), amount: baisa, difference: Difference, differenceWhy: z.string().nullish() }),
    ({ short, amount, difference, differenceWhy: why, ...moved }) =>
      [backInWords(moved), ...shortInWords(short, amount), ...differenceInWords(difference, why)].join('، '),
  ),
  'equipment.pool-difference-settled': factLine(
    z.object({ pool: z.string(), by: z.enum(agreedNames), why: z.string(), short: z.number(), amount: baisa }),
    ({ pool, by, why, short, amount }) =>
      [`اتُّفق على عدّ ${pool}، ويُحسب ${decisions[by]}: ${why}`, ...shortInWords(short, amount)].join('، '),
  ),
}

const backInWords = ({ pool, quantity, unit, day, left }: z.infer<typeof Moved>) =>
  `أُعيد ${quantity} ${unit} ${pool} في ${dayInWords(day)}، وبقي عنده ${left}`

const shortInWords = (short: number, amount: bigint) => (short > 0 ? [`والناقص والمتضرر ${short} بقيمة ${inRials(amount)}`] : [])

/** Only where both sides counted differently. */
function differenceInWords(difference: z.infer<typeof Difference>, why: string | null | undefined) {
  if (!difference) return []
  const said = difference === 'open' ? 'والخلاف على العدّ مفتوح' : `وحُسب ${decisions[difference]}`
  return [why ? `${said}: ${why}` : said]
}
