import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { readReport, wholeReport as readWhole } from '#platform/reports/read-report.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { kindChoices } from '../kinds/queries.ts'
import { branchChoices } from '../machines/queries.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { type ReportName, reports } from './report.ts'
import type { ReportAsked } from './report-asked.ts'
import { sources } from './sources.ts'

/** Money is for whoever sees what machines cost. */
export const permissionOf = (name: ReportName) => (reports[name].costs ? may.viewCosts : may.view)

async function readable(ctx: Ctx, name: ReportName, asked: ReportAsked) {
  const rules = await hireRulesNow(ctx.db)
  const holidays = asked.from ? [...(await announcedHolidays(ctx.db, asked.from, asked.to))] : []
  const calendar = { rest: rules.restDays, holidays: rules.holidaysOff ? holidays : [] }
  const source = await sources[name]({ ...ctx, permission: permissionOf(name), calendar, holidays }, asked)
  return {
    ...{ columns: reports[name].columns, source },
    names: {
      party: async (ids: readonly string[]) => new Map((await customersNamed(ctx, ids)).map((one) => [one.id, one.name])),
      staff: (ids: readonly string[]) => namesOf(ctx, [...ids]),
    },
  }
}

/** One page of a report and what all of it comes to. */
export const report = async (ctx: Ctx, name: ReportName, asked: ReportAsked) =>
  readReport(ctx, await readable(ctx, name, asked), asked.page)

/** All of it, for a sheet. */
export const wholeReport = async (ctx: Ctx, name: ReportName, asked: ReportAsked) =>
  readWhole(ctx, await readable(ctx, name, asked))

/** What a report can be narrowed to, within reach. */
export const choicesOf = async (ctx: Ctx, name: ReportName) => ({
  branches: await branchChoices(ctx, permissionOf(name)),
  kinds: await kindChoices(ctx.db),
})
export type Choices = Awaited<ReturnType<typeof choicesOf>>

/** What a report is about and until when it was counted, in words: above it on paper. */
export async function narrowedTo(ctx: Pick<Ctx, 'db' | 'now'>, { branch, kind, from, to }: ReportAsked) {
  const kindName = (await kindChoices(ctx.db)).find(([id]) => id === kind)?.[1] ?? null
  const said: [question: string, answer: string | null][] = [
    ['المدة', from && to && `من ${dayInWords(from)} إلى ${dayInWords(to)}`],
    ['الفرع', isUuid(branch) ? await branchNamed(ctx, branch) : null],
    ['النوع', kindName],
    ['حتى', momentInWords(ctx.now())],
  ]
  return said.flatMap(([question, answer]): [string, string][] => (answer ? [[question, answer]] : []))
}
