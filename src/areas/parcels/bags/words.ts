import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const bagFactWords = {
  'parcels.bag-opened': 'فُتح كيس',
  'parcels.bag-sent': 'خرج كيس إلى فرع آخر',
  'parcels.bag-arrived': 'وصل كيس',
}

const Bag = z.object({ number: z.string(), from: z.string(), to: z.string() })
const way = ({ number, from, to }: z.output<typeof Bag>) => `الكيس ${number} من ${from} إلى ${to}`

export const bagFactLines: FactLines = {
  'parcels.bag-opened': factLine(Bag, (bag) => `فُتح ${way(bag)}`),
  'parcels.bag-sent': factLine(
    Bag.extend({ count: z.number(), seal: z.string(), driver: z.string() }),
    ({ count, seal, driver, ...bag }) => `خرج ${way(bag)}، ${howMany(count, 'piece')}، الختم ${seal}، مع ${driver}`,
  ),
  'parcels.bag-arrived': factLine(Bag.extend({ missing: z.array(z.string()) }), ({ missing, ...bag }) =>
    missing.length === 0 ? `وصل ${way(bag)} كاملًا` : `وصل ${way(bag)}، ونقص: ${missing.join('، ')}`,
  ),
}
