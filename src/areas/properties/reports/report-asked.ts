import { addressWith, askedIn } from '#values/asked.ts'
import { daysAfter, monthsAfter } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { propertiesPath } from '../property.ts'
import { type Days, type ReportName, reportNames } from './report.ts'

/** A report as its address narrows it; `from` and `to` are of what the report counts by day. */
export type ReportAsked = { branch: string; property: string; owner: string; from: string; to: string; page: number }

export const rowsPerPage = 50
export const reportsPath = `${propertiesPath}/reports`
export const reportPath = (name: ReportName) => `${reportsPath}/${name}`

/** The days that each kind of report is about, where nobody asks for others. */
export const usualDays = {
  none: () => ({ from: '', to: '' }),
  year: (today: string) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  quarter: (today: string) => ({ from: monthsAfter(`${today.slice(0, 7)}-01`, -2), to: today }),
  ahead: (today: string) => ({ from: today, to: daysAfter(today, 120) }),
} as const satisfies Record<Days, (today: string) => { from: string; to: string }>

export const nameOfReport = (typed: string | undefined) => reportNames.find((name) => name === typed) ?? null

export function readReportAsked(query: URLSearchParams, { days, today }: { days: Days; today: string }): ReportAsked {
  const { text, day } = askedIn(query)
  const usual = usualDays[days](today)
  const from = days === 'none' ? '' : day('from') || usual.from
  const to = days === 'none' ? '' : day('to') || usual.to
  return {
    ...{ branch: text('branch'), property: text('property'), owner: text('owner'), page: pageIn(query, 10_000) },
    ...{ from, to: [from, to].toSorted().at(-1) ?? to },
  }
}

export const reportAddress = (name: ReportName, asked: Partial<ReportAsked>, path = reportPath(name)) => addressWith(path, asked)
