import type { ReadRow, Say } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { folded } from '#values/text.ts'

/** The class a row names, of those there are; what is none of them is told with their names. */
export async function namedClasses({ tx }: Work, say: Say) {
  const classes = await tx.selectFrom('vehicleClasses').select(['id', 'name']).orderBy('position').execute()
  const byName = new Map(classes.map((one) => [folded(one.name), one]))
  const names = classes.map(({ name }) => name).join('، ')
  return ({ row, cells, unread }: ReadRow) => {
    const found = byName.get(folded(cells.class ?? ''))
    if (!found && !unread.has('class')) say(row, 'class', `اكتب فئة من فئاتك: ${names}.`)
    return found
  }
}
export type ClassNamed = Awaited<ReturnType<typeof namedClasses>>
