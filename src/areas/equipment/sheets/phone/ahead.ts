import { daysAfter } from '#values/days.ts'
import { sheetPath } from '../../paths.ts'

/** So far ahead the sheets of a machine are on the phone of whoever works it. */
const daysKept = 4
const [mostLines, mostLate] = [2, 2]

type Line = { lineId: string; today: string; late?: readonly string[] }

/** The sheets that will be wanted where there is no network: what was forgotten, today's and those of the next days. */
export const pagesAhead = (lines: readonly Line[]) =>
  lines.slice(0, mostLines).flatMap(({ lineId, today, late = [] }) => {
    const next = Array.from({ length: daysKept + 1 }, (_, at) => daysAfter(today, at))
    return [...late.slice(-mostLate), ...next].map((day) => sheetPath(lineId, day))
  })
