import {
  earlierSheet,
  markInWords,
  newMarks,
  type SheetKind,
  type ShownSheet,
  sheetById,
  sheetsOfStay,
} from '#areas/handovers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { panelNamed } from '#ui/plan/body-plans.ts'

type Asked = { db: Ctx['db'] | Work['tx'] }

/** A signed return sheet with the marks its outgoing sheet does not show; null where it is none, or there is none to compare with. */
export async function returnMarks({ db }: Asked, kind: SheetKind, sheetId: string) {
  const sheet = await sheetById({ db }, kind, sheetId)
  if (sheet?.kind !== 'return' || sheet.status !== 'signed') return null
  const out = await earlierSheet({ db }, kind, sheet)
  if (!out) return null
  const known = new Set(newMarks(out, sheet).map(({ id }) => id))
  const { id, number, occupancyId, shots } = sheet
  const marks = sheet.marks.map((mark) => ({
    ...{ id: mark.id, isNew: known.has(mark.id), said: markSaid(sheet.plan, mark) },
    photos: shots.flatMap(({ markId, fileId }) => (markId === mark.id ? [fileId] : [])),
  }))
  return { id, number, occupancyId, outNumber: out.number, path: kind.path(id), marks }
}
export type ReturnMarks = NonNullable<Awaited<ReturnType<typeof returnMarks>>>

/** The signed return sheets of these stays that can be compared with their outgoing ones. */
export async function returnSheets({ db }: Asked, kind: SheetKind, stays: readonly string[]) {
  const found: ReturnMarks[] = []
  for (const occupancyId of stays)
    for (const { id, kind: side } of await sheetsOfStay({ db }, kind, occupancyId)) {
      const sheet = side === 'return' ? await returnMarks({ db }, kind, id) : null
      if (sheet) found.push(sheet)
    }
  return found
}

const markSaid = (plan: ShownSheet['plan'], mark: ShownSheet['marks'][number]) =>
  `${(plan && panelNamed(plan, mark.panel)?.label) ?? mark.panel}: ${markInWords(mark)}`

/** Only what was not there when it went out is charged, and only what a picture shows. */
export function chosenMarks({ marks, outNumber }: ReturnMarks, chosen: readonly string[]) {
  return [...new Set(chosen)].map((id) => {
    const mark = marks.find((one) => one.id === id)
    if (!mark?.isNew)
      throw new Refusal('claims.old-mark', `هذه العلامة في محضر التسليم ${outNumber} أو قبله، فلا تُحسب على المستأجر.`)
    if (mark.photos.length === 0)
      throw new Refusal('claims.mark-without-picture', 'لا تُحسب علامة بلا صورة. صوّرها في معاينة جديدة.')
    return mark
  })
}
