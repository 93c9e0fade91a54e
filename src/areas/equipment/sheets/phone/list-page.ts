import { openOnPhone, type PhoneStamp } from '#ui/offline/phone-page.ts'
import { isUnsent, type Operation } from '#ui/offline/queue.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { isWorkDay } from '../../pricing/work-days.ts'
import type { SheetToWrite } from '../queries.ts'
import { dayOfPage } from './written-here.ts'

type Loaded = { toWrite: SheetToWrite[]; stamp: PhoneStamp }

/** The sheets there are to write as the phone shows them: of its own day, and without what was written here. */
export async function openListOnPhone<Data extends Loaded>(read: () => Promise<Data>, url: URL) {
  const { data, phone } = await openOnPhone({
    ...{ read, url },
    lay(loaded, { isKept, elsewhere }) {
      const waiting = elsewhere.filter((one) => one.act === 'record' && (isKept || isUnsent(one)))
      return { ...loaded, toWrite: loaded.toWrite.map((row) => asWritten(row, waiting, isKept ? dayOf(new Date()) : row.today)) }
    },
  })
  return { ...data, onPhone: { phone, differences: [] } }
}

/** A row as it stands today by what this phone has written of it. */
export function asWritten(row: SheetToWrite, operations: readonly Operation[], today: string): SheetToWrite {
  const here = new Set(
    operations.flatMap(({ page }) => {
      const on = dayOfPage(page)
      return on?.lineId === row.lineId ? [on.day] : []
    }),
  )
  const state = today === row.today ? row.state : null
  const since = row.state === null && today > row.today ? daysFrom(row.today, today) : daysFrom(daysAfter(row.today, 1), today)
  const late = [...row.late, ...since.filter((day) => isWorkDay(row.calendar, day))]
  return { ...row, today, state, isHere: state === null && here.has(today), late: late.filter((day) => !here.has(day)).slice(-7) }
}

/** From one day up to another that is not within. */
function daysFrom(from: string, before: string) {
  const days: string[] = []
  for (let day = from; day < before; day = daysAfter(day, 1)) days.push(day)
  return days
}
