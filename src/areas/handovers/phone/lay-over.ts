import { filesOf, type Operation, textOf } from '#ui/offline/queue.ts'
import { clean } from '#values/text.ts'
import { type Mark, markKindNames, markSizeNames, type Shot } from '../mark.ts'
import { conditionNames, type Item, leftOut, mostItems } from '../sheet.ts'
import type { SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'

type Laid = { words: Pick<SheetWords, 'readings'>; picturesOf: (operation: Operation) => readonly string[] }
type Lay = (sheet: ShownSheet, operation: Operation, laid: Laid) => ShownSheet

/** The sheet as it will be once the office has what was written on the phone, in the order of writing. */
export const laidOver = (sheet: ShownSheet, operations: readonly Operation[], laid: Laid) =>
  operations.reduce((before, one) => layers[one.act]?.(before, one, laid) ?? before, sheet)

const layers: Readonly<Record<string, Lay | undefined>> = {
  readings(sheet, one, { words }) {
    const read = words.readings.flatMap(({ name, places = 0 }) => {
      const text = clean(textOf(one, name)).replaceAll(',', '')
      return text === '' || Number.isNaN(Number(text)) ? [] : [[name, Math.round(Number(text) * 10 ** places)] as const]
    })
    return { ...sheet, seenOn: textOf(one, 'seenOn') || sheet.seenOn, readings: Object.fromEntries(read) }
  },
  mark(sheet, one, { picturesOf }) {
    const mark = markIn(one)
    if (!mark) return sheet
    const isThere = sheet.marks.some(({ id }) => id === mark.id)
    const marks = isThere ? sheet.marks.map((other) => (other.id === mark.id ? mark : other)) : [...sheet.marks, mark]
    const taken = picturesOf(one).map((fileId): Shot => ({ fileId, name: null, markId: mark.id }))
    return { ...sheet, marks, shots: [...sheet.shots, ...taken] }
  },
  unmark(sheet, one) {
    const gone = textOf(one, 'markId')
    return {
      ...sheet,
      marks: sheet.marks.filter(({ id }) => id !== gone),
      shots: sheet.shots.filter(({ markId }) => markId !== gone),
    }
  },
  shot(sheet, one, { picturesOf }) {
    const [fileId] = filesOf(one).length > 0 ? picturesOf(one) : []
    const name = textOf(one, 'name')
    if (!fileId) return sheet
    return { ...sheet, shots: [...sheet.shots.filter((shot) => shot.name !== name), { fileId, name, markId: null }] }
  },
  items: (sheet, one) => ({ ...sheet, note: clean(textOf(one, 'note')) || null, items: itemsIn(one) }),
}

function markIn(one: Operation): Mark | null {
  const [what, size] = [markKindNames.find(is(textOf(one, 'what'))), markSizeNames.find(is(textOf(one, 'size')))]
  if (!what || !size) return null
  return { ...placeIn(one), what, size, note: clean(textOf(one, 'note')) || null, knownFrom: null, knownOn: null }
}

const is = (name: string) => (other: string) => other === name

const placeIn = (one: Operation) => ({
  id: textOf(one, 'id'),
  panel: textOf(one, 'panel'),
  x: Number(textOf(one, 'x')),
  y: Number(textOf(one, 'y')),
})

/** As the office will write them: what does not apply is gone, and a part that was ticked is sound. */
function itemsIn(one: Operation) {
  const lines = Array.from({ length: mostItems }, (_, at) => {
    const of = (name: string) => clean(textOf(one, `${name}${at + 1}`))
    return { room: of('room'), item: of('item'), condition: of('condition'), note: of('note'), allSound: of('allSound') }
  }).filter(({ room, item }) => room && item)
  const sound = new Set(lines.flatMap(({ room, allSound }) => (allSound ? [room] : [])))
  return lines.flatMap(({ room, item, condition, note }): Item[] => {
    if (condition === leftOut) return []
    const chosen = conditionNames.find(is(condition)) ?? (sound.has(room) ? 'sound' : null)
    return [{ room, item, condition: chosen, note: note || null }]
  })
}
