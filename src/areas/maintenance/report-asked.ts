import { addressWith, askedIn } from '#values/asked.ts'
import { requestsPath } from './request.ts'

/** Of the requests that came in during these days; this year, where none are asked for. */
export type ReportAsked = { from: string; to: string }

export const reportPath = `${requestsPath}/report`

export function readReportAsked(query: URLSearchParams, today: string): ReportAsked {
  const { day } = askedIn(query)
  return { from: day('from') || `${today.slice(0, 4)}-01-01`, to: day('to') || today }
}

export const reportAddress = (asked: ReportAsked, path: string = reportPath) => addressWith(path, asked)
