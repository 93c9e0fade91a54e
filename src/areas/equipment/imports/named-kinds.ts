import type { ReadRow, Say } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { folded } from '#values/text.ts'
import { kindInWords, kinds } from '../kinds/queries.ts'

/** The kind a row names, with its capacity or without where one kind alone is called so; what is none of them is told with their names. */
export async function namedKinds({ tx }: Pick<Work, 'tx'>, say: Say) {
  const all = (await kinds(tx)).map((kind) => ({ ...kind, called: kindInWords(kind) }))
  const whole = new Map(all.map((kind) => [folded(kind.called), kind]))
  const short = Map.groupBy(all, ({ name }) => folded(name))
  const names = all.map(({ called }) => called).join('، ')
  return ({ row, cells, unread }: ReadRow) => {
    const typed = folded(cells.kind ?? '')
    const alike = short.get(typed) ?? []
    const found = whole.get(typed) ?? (alike.length === 1 ? alike[0] : undefined)
    if (!found && !unread.has('kind')) say(row, 'kind', `اكتب نوعًا من أنواعك: ${names}.`)
    return found
  }
}
export type KindNamed = Awaited<ReturnType<typeof namedKinds>>
