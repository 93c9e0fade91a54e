import { panelNamed } from '#ui/plan/body-plans.ts'
import { type Mark, marksWithoutPicture, photographFirst, type Shot } from './mark.ts'
import { unseenRooms } from './sheet.ts'
import { isRequired, notYetSeen, type SheetDraft, type SheetStep, type SheetWords, shotsOf } from './sheet-kind.ts'
import type { ShownSheet } from './shown.ts'

type Written = Pick<SheetDraft, 'kind' | 'plan' | 'readings'> & {
  items: readonly ShownSheet['items'][number][]
  marks: readonly Mark[]
  shots: readonly Shot[]
}
type Words = Pick<SheetWords, 'readings' | 'shots' | 'allSound'>

/** What is still to be done before anybody signs, and where. */
export type Missing = { step: SheetStep; said: string; markId?: string }

/** In the order of the screens; none: it can be signed. */
export function stillMissing(words: Words, { kind, plan, readings, items, marks, shots }: Written): Missing[] {
  const unread = words.readings.filter(({ name, needed }) => needed && readings[name] === undefined)
  const taken = new Set(shots.map(({ name }) => name))
  const untaken = (['readings', 'shots'] as const).flatMap((step): Missing[] => {
    const labels = shotsOf(words, step).filter((shot) => isRequired(shot, kind) && !taken.has(shot.name))
    return labels.length > 0 ? [{ step, said: `صور لم تُلتقط: ${labels.map(({ label }) => label).join('، ')}.` }] : []
  })
  const unseen = unseenRooms(items)
  return [
    ...unread.map(({ page }): Missing => ({ step: 'readings', said: `لم يُسجَّل: ${page}.` })),
    ...marksWithoutPicture(marks, shots).map(
      ({ id, panel }): Missing => ({
        step: 'body',
        markId: id,
        said: `${(plan && panelNamed(plan, panel)?.label) ?? panel}: ${photographFirst}`,
      }),
    ),
    ...untaken,
    ...(unseen.length > 0 ? [{ step: 'items', said: notYetSeen(words, unseen) } as const] : []),
  ]
}
