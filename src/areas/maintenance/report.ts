import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { duringDays } from '#platform/db/lists.ts'
import type { Permission } from '#platform/permissions.ts'
import { borneBy } from './completions.ts'
import { maintainedAs } from './maintained.ts'
import { maintenancePermissions as may } from './permissions.ts'
import { requestsSeen } from './queries.ts'
import type { ReportAsked } from './report-asked.ts'

const costOf = (payer: 'owner' | 'tenant' | 'company') => sql<bigint>`coalesce(sum(${borneBy(payer)}), 0)::bigint`

/** What each site's requests cost and whom, how long they took, and how many came back. */
export async function maintenanceReport(
  ctx: Pick<Ctx, 'db' | 'actor' | 'recordKinds'>,
  asked: ReportAsked,
  permission: Permission = may.viewMaintenance,
) {
  const rows = await requestsSeen(ctx, permission)
    .where((eb) => duringDays(eb, 'r.reportedAt', asked))
    .where((eb) => eb.or([eb('r.state', '<>', 'rejected'), eb('r.doneAt', 'is not', null)]))
    .select(['site.id', 'site.kind', 'site.name', 'site.number', 'site.position'])
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .select([sql<bigint>`count(r.done_at)`.as('done'), sql<bigint>`count(*) filter (where r.reopenings > 0)`.as('reopened')])
    .select(sql<number | null>`extract(epoch from avg(r.done_at - r.reported_at))::float8 / 86400`.as('days'))
    .select([costOf('owner').as('owner'), costOf('tenant').as('tenant'), costOf('company').as('company')])
    .groupBy(['site.id', 'site.kind', 'site.name', 'site.number', 'site.position'])
    .orderBy('site.position')
    .execute()
  return rows.map(({ position: _, kind, days, ...row }) => ({
    ...{ ...row, path: maintainedAs(ctx, kind).sitePath(row.id), cost: row.owner + row.tenant + row.company },
    days: days === null ? null : Math.round(days * 10) / 10,
    back: row.done > 0n ? Math.round((Number(row.reopened) * 100) / Number(row.done)) : null,
  }))
}
export type ReportRow = Awaited<ReturnType<typeof maintenanceReport>>[number]
