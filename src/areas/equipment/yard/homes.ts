import { sql } from 'kysely'
import { contractsSeen } from '#areas/contracts/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { pulseOfLine } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, type Exceptions, type Figure } from '#platform/home.ts'
import { withinReach } from '#platform/reach.ts'
import { addressWith } from '#values/asked.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { hireKind } from '../hires/hire.ts'
import { idleDays } from '../machines/machine.ts'
import { standsIdle } from '../machines/queries.ts'
import { equipmentPath, hiresPath, machinesPath, sheetsPath } from '../paths.ts'

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
    ...{ name: 'machinesIdle', permission: may.view },
    read: (ctx) =>
      asked(
        ctx.db
          .selectFrom('machines')
          .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'machines.branchId' }))
          .where(standsIdle(ctx.now()))
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .$asScalar(),
        (value) => ({
          label: `واقفة منذ ${idleDays} أيام`,
          value: Number(value),
          path: addressWith(machinesPath, { idle: 'long' }),
        }),
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

const pulse = pulseOfLine({
  ...{ service: 'equipment', permission: may.viewCosts, line: 'equipment', path: hiresPath },
  away: sql`select count(*) from hire_segments where back_at is null`,
  all: sql`select count(*) from machines where readiness not in ('retired', 'lost', 'sold')`,
  remark: ({ away, all }) => `في المواقع ${away} من ${all}`,
})

export const machineHomes = { figures, exceptions: [unsigned], pulse }
