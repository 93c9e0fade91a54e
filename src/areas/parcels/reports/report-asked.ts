import { addressWith, askedIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type ReportDays, reportDays } from '#values/report.ts'
import { parcelReportsPath } from '../paths.ts'
import { type ReportName, reportNames } from './report.ts'

/** A report as its address narrows it. */
export type ReportAsked = { branch: string; from: string; to: string; page: number }

export const reportPath = (name: ReportName) => `${parcelReportsPath}/${name}`

export const nameOfReport = (typed: string | undefined) => reportNames.find((name) => name === typed) ?? null

export function readReportAsked(query: URLSearchParams, { days, today }: { days: ReportDays; today: string }): ReportAsked {
  const { text, day } = askedIn(query)
  return {
    ...{ branch: text('branch'), page: pageIn(query, 10_000) },
    ...reportDays({ from: day('from'), to: day('to') }, { days, today }),
  }
}

export const reportAddress = (name: ReportName, asked: Partial<ReportAsked>, path = reportPath(name)) => addressWith(path, asked)
