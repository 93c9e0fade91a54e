import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { readReport, wholeReport as readWhole } from '#platform/reports/read-report.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { type ReportName, reports } from './report.ts'
import type { ReportAsked } from './report-asked.ts'
import { sources } from './sources.ts'

const readable = (ctx: Ctx, name: ReportName, asked: ReportAsked) => ({
  ...{ columns: reports[name].columns, source: sources[name](ctx, asked) },
  names: {
    party: async (ids: readonly string[]) => new Map((await customersNamed(ctx, ids)).map((one) => [one.id, one.name])),
    staff: (ids: readonly string[]) => namesOf(ctx, [...ids]),
  },
})

/** One page of a report and what all of it comes to. */
export const report = (ctx: Ctx, name: ReportName, asked: ReportAsked) => readReport(ctx, readable(ctx, name, asked), asked.page)

/** All of it, for a sheet. */
export const wholeReport = (ctx: Ctx, name: ReportName, asked: ReportAsked) => readWhole(ctx, readable(ctx, name, asked))

/** What a report is about and until when it was counted, in words: above it on paper. */
export async function narrowedTo(ctx: Pick<Ctx, 'db' | 'now'>, { branch, from, to }: ReportAsked) {
  const said: [question: string, answer: string | null][] = [
    ['المدة', from && to && `من ${dayInWords(from)} إلى ${dayInWords(to)}`],
    ['الفرع', isUuid(branch) ? await branchNamed(ctx, branch) : null],
    ['حتى', momentInWords(ctx.now())],
  ]
  return said.flatMap(([question, answer]): [string, string][] => (answer ? [[question, answer]] : []))
}
