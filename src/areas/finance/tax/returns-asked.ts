import { isQuarter, taxPath } from '#areas/finance/quarter.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'

/** How much of a return is settled with the authority. */
export const settledStates = { settled: 'سُوّي كله', open: 'بقي منه' } as const
export type SettledState = keyof typeof settledStates

/** The returns that were filed, as the address asks for them; `quarter` is the one whose page they stand on. */
export type ReturnsAsked = { quarter: string; q: string; year: string; state: SettledState | ''; page: number }
export const returnsPerPage = 12

/** The returns that were filed, to take along. */
export const returnsExportPath = `${taxPath}/returns/export`

export function readReturnsAsked(query: URLSearchParams): ReturnsAsked {
  const { text } = askedIn(query)
  const [quarter, year] = [text('quarter'), text('year')]
  return {
    ...{ quarter: isQuarter(quarter) ? quarter : '', q: text('q'), year: /^\d{4}$/.test(year) ? year : '' },
    state: nameIn(settledStates, text('state')),
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const returnsAddress = (asked: Partial<ReturnsAsked>, path = taxPath) => addressWith(path, asked)
