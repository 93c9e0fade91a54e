import type { Mark } from './mark.ts'
import { type Item, type Readings, worsened } from './sheet.ts'
import type { SheetReading } from './sheet-kind.ts'

/** What two sheets of one subject are compared by. */
export type Comparable = { readings: Readings; items: readonly Item[]; marks: readonly Mark[] }

/** What changed from one sheet to a later one: what was never marked before, what a meter shows otherwise, and what is worse. */
export function compared<Of extends Mark>(
  out: Comparable,
  back: Comparable & { marks: readonly Of[] },
  readings: readonly SheetReading[],
) {
  const before = new Set(out.marks.map(({ id }) => id))
  return {
    marks: back.marks.filter(({ id, knownFrom }) => knownFrom === null && !before.has(id)),
    readings: readings.flatMap((reading) => {
      const [was, now] = [out.readings[reading.name], back.readings[reading.name]]
      return was === undefined || now === undefined || was === now ? [] : [{ reading, was, now }]
    }),
    items: worsened(out.items, back.items),
  }
}
export type Compared<Of extends Mark = Mark> = ReturnType<typeof compared<Of>>
