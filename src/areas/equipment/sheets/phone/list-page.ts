import { openOnPhone, type PhoneStamp } from '#ui/offline/phone-page.ts'
import { isUnsent, type Operation } from '#ui/offline/queue.ts'
import { writeOnPhone } from '#ui/offline/write-on-phone.ts'
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

type Writing = Omit<Parameters<typeof writeOnPhone>[0], 'acts'>

/** To approve is for the office alone: without a network it is said, and nothing waits. */
export const writeListOnPhone = (writing: Writing) => writeOnPhone({ ...writing, acts: {} })

/** A row as it stands today by what this phone has written of it. */
export function asWritten(row: SheetToWrite, operations: readonly Operation[], today: string): SheetToWrite {
  const own = operations.flatMap((one) => {
    const on = dayOfPage(one.page)
    return on?.lineId === row.lineId ? [{ day: on.day, isUnsent: isUnsent(one) }] : []
  })
  const isHere = (day: string) => own.some((one) => one.day === day)
  const known = today === row.today ? row.state : null
  const since = row.state === null && today > row.today ? row.today : daysAfter(row.today, 1)
  const late = [...row.late, ...daysFrom(since, today).filter((day) => isWorkDay(row.calendar, day))]
  return {
    ...{ ...row, today, state: known ?? (isHere(today) ? 'open' : null) },
    isHere: own.some((one) => one.day === today && one.isUnsent),
    late: late.filter((day) => !isHere(day)).slice(-7),
  }
}

/** From one day up to another that is not within. */
function daysFrom(from: string, before: string) {
  const days: string[] = []
  for (let day = from; day < before; day = daysAfter(day, 1)) days.push(day)
  return days
}
