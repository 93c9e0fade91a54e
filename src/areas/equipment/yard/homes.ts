import { sql } from 'kysely'
import { contractsSeen } from '#areas/contracts/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { billedOfLine } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, baisa, type Exceptions, type Figure, type Pulse } from '#platform/home.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { sameDaysBefore } from '#values/delay.ts'
import { hireKind } from '../hires/hire.ts'
import { equipmentPath, hiresPath, sheetsPath } from '../paths.ts'

const permission = may.viewHires
type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Machines on their sites, with their hires within reach. */
const out = (ctx: Reader) =>
  ctx.db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin(contractsSeen({ ...ctx, permission }, hireKind).as('contract'), 'contract.id', 'hireLines.contractId')
    .where('backAt', 'is', null)

const over = (ctx: Reader) => out(ctx).where('offHiredAt', 'is', null).where('hireLines.endsOn', '<', dayOf(ctx.now()))

const waiting = (ctx: Reader) =>
  ctx.db
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin(contractsSeen({ ...ctx, permission }, hireKind).as('contract'), 'contract.id', 'hireLines.contractId')

const figures: Figure[] = [
  {
    ...{ name: 'machinesOut', permission },
    read: (ctx) =>
      asked(
        out(ctx)
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .$asScalar(),
        (value) => ({ label: 'معدات في المواقع', value: Number(value), path: equipmentPath }),
      ),
  },
  {
    ...{ name: 'machinesOver', permission },
    read: (ctx) =>
      asked(
        over(ctx)
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .$asScalar(),
        (value) => ({ label: 'انتهت مدتها ولم تُنهَ', value: Number(value), path: equipmentPath, urgent: true }),
      ),
  },
  {
    ...{ name: 'sheetsToApprove', permission: may.approveSheets },
    read: (ctx) =>
      asked(
        waiting(ctx)
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where('daySheets.state', '=', 'signed')
          .$asScalar(),
        (value) => ({ label: 'كشوف تنتظر الاعتماد', value: Number(value), path: sheetsPath }),
      ),
  },
]

type Left = { count: number; first: string | null }

/** Sheets that stand between work that was done and its invoice. */
const unsigned: Exceptions = {
  permission: may.recordSheets,
  read: (ctx) =>
    asked(
      sql<Left>`(select json_build_object('count', count(*), 'first', min(day)) from (${waiting(ctx)
        .select('day')
        .where('daySheets.state', 'in', ['open', 'disputed'])
        .where('day', '<', daysAfter(dayOf(ctx.now()), -1))}) s)`,
      ({ count, first }) => {
        if (count === 0 || !first) return []
        const title = count === 1 ? 'كشف ساعات لم يُوقَّع أو معترَض عليه' : `كشوف ساعات لم تُوقَّع أو معترَض عليها: ${count}`
        const since = new Date(`${first}T17:00:00+04:00`)
        return [
          {
            key: 'sheets-left',
            title,
            detail: 'لا تُفوتر حتى تُوقَّع',
            path: sheetsPath,
            since,
            delay: null,
            act: 'ذكّر ممثلي المواقع',
          },
        ]
      },
    ),
}

type Income = { months: number[]; now: string; before: string; out: number; all: number }

/** Machines as a business: what was charged in the days of this month, and in the same days of the month before. */
const pulse: Pulse = {
  ...{ service: 'equipment', permission: may.viewCosts },
  read: (ctx) => {
    const today = dayOf(ctx.now())
    const from = `${today.slice(0, 7)}-01`
    const [before, first] = [sameDaysBefore(today), monthsAfter(from, -11)]
    const billed = (days: { from: string; to: string }) =>
      sql`(select coalesce(sum(net), 0)::text from billed where day between ${days.from}::date and ${days.to}::date)`
    return asked(
      sql<Income>`(with billed as materialized (select * from (${billedOfLine('equipment')}) b where day >= ${first}::date)
        select json_build_object(
          'months', (select json_agg((select coalesce(sum(net), 0) from billed where date_trunc('month', day) = m) order by m)
            from generate_series(${first}::timestamp, ${from}::timestamp, interval '1 month') m),
          'now', ${billed({ from, to: today })}, 'before', ${billed(before)},
          'out', (select count(*) from hire_segments where back_at is null),
          'all', (select count(*) from machines where readiness not in ('retired', 'lost'))))`,
      ({ months, now, before: then, out: away, all }) => ({
        ...{ measure: 'الإيراد', path: hiresPath, now: baisa(now), before: baisa(then), months: months.map(baisa) },
        remark: `في المواقع ${away} من ${all}`,
      }),
    )
  },
}

export const machineHomes = { figures, exceptions: [unsigned], pulse }
