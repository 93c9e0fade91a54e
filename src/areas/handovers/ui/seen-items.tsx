import '#ui/styles/inspections.css'
import type { FormEvent } from 'react'
import type { fieldsOf } from '#ui/form.tsx'
import { conditionInWords, mostItems } from '../sheet.ts'
import type { SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { ItemRow } from './item-row.tsx'

type Props = {
  words: SheetWords
  sheet: ShownSheet
  field: ReturnType<typeof fieldsOf<Record<string, string>>>
}

/** Empty rows below, for what the subject has besides. */
const spare = 3

/** What there is in each part, and its condition. */
export function SeenItems({ words, sheet: one, field }: Props) {
  const rows = [...one.items, ...Array.from({ length: Math.min(spare, mostItems - one.items.length) }, () => null)]
  const was = new Map(one.before?.map(({ room, item, condition }) => [`${room}\n${item}`, conditionInWords(condition)]))
  return (
    <ul className="inspected" onChange={showRoomSound}>
      {rows.map((item, at) => (
        <ItemRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the paper
          key={at}
          words={words}
          place={at + 1}
          item={item}
          isFirstOfRoom={item === null || item.room !== one.items[at - 1]?.room}
          before={item ? was.get(`${item.room}\n${item.item}`) : undefined}
          field={field}
        />
      ))}
    </ul>
  )
}

/** A ticked room shows at once what will be saved of it; without scripts it is saved all the same. */
function showRoomSound({ target: tick, currentTarget: rows }: FormEvent<HTMLUListElement>) {
  if (!(tick instanceof HTMLInputElement && tick.name.startsWith('allSound'))) return
  const room = tick.closest('li')?.querySelector('select')?.dataset.room
  for (const select of rows.querySelectorAll<HTMLSelectElement>('select[data-room]')) {
    if (select.dataset.room !== room) continue
    if (tick.checked && select.value === '') [select.value, select.dataset.byRoom] = ['sound', 'yes']
    else if (!tick.checked && select.dataset.byRoom && select.value === 'sound') select.value = ''
    if (!tick.checked) delete select.dataset.byRoom
  }
}
