import { panelNamed } from '#ui/plan/body-plans.ts'
import { type Mark, markInWords } from '../mark.ts'
import { conditionInWords, type Item } from '../sheet.ts'
import { readingText, type SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'

type Compared = { words: Pick<SheetWords, 'readings'>; office: ShownSheet; phone: ShownSheet }
const none = 'لا شيء'

/** In words, what stands otherwise on the phone than at the office. */
export function sheetDifferences({ words, office, phone }: Compared) {
  const readings = words.readings.map((reading) => {
    const said = ({ readings: { [reading.name]: kept } }: ShownSheet) => (kept === undefined ? none : readingText(reading, kept))
    return { what: reading.page, office: said(office), phone: said(phone) }
  })
  const days = { what: 'يوم المعاينة', office: office.seenOn, phone: phone.seenOn }
  const notes = { what: 'ملاحظات', office: office.note ?? none, phone: phone.note ?? none }
  const all = [...readings, days, ...marksIn(office, phone), ...itemsIn(office.items, phone.items), notes]
  return all.filter((one) => one.office !== one.phone)
}

function marksIn(office: ShownSheet, phone: ShownSheet) {
  const ids = [...new Set([...office.marks, ...phone.marks].map(({ id }) => id))]
  const said = (mark: Mark | undefined) => (mark ? markInWords(mark) : none)
  return ids.map((id) => {
    const [there, here] = [office, phone].map(({ marks }) => marks.find((mark) => mark.id === id))
    const panel = (there ?? here)?.panel ?? ''
    const label = (office.plan && panelNamed(office.plan, panel)?.label) ?? panel
    return { what: `علامة: ${label}`, office: said(there), phone: said(here) }
  })
}

function itemsIn(office: readonly Item[], phone: readonly Item[]) {
  const key = ({ room, item }: Item) => `${room}، ${item}`
  const said = (one: Item | undefined) => (one ? [conditionInWords(one.condition), one.note].filter(Boolean).join(' · ') : none)
  const names = [...new Set([...office, ...phone].map(key))]
  return names.map((what) => {
    const [there, here] = [office, phone].map((items) => items.find((one) => key(one) === what))
    return { what, office: said(there), phone: said(here) }
  })
}
