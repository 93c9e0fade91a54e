import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf, daysAfter, endOfDay, startOfDay } from '#values/days.ts'
import { gone } from '../machines/machine.ts'
import { hirePath, machinePath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { openStates } from './job.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const jobs = (ctx: Reader) =>
  ctx.db
    .selectFrom('transportJobs')
    .leftJoin('hireLines', 'hireLines.id', 'transportJobs.lineId')
    .leftJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .leftJoin('machines', 'machines.id', 'transportJobs.machineId')
    .select([
      'transportJobs.id',
      'transportJobs.branchId',
      'lineId',
      'machineId',
      'way',
      'transportJobs.place',
      'transportJobs.km',
    ])
    .select(['plannedAt', 'truck', 'driver', 'transportJobs.state', 'cost', 'doneAt', 'transportJobs.version'])
    .select(['hireLines.contractId', 'code', 'repPhone'])
    .select(sql<string | null>`hire_lines.snapshot ->> 'kind'`.as('kind'))
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'transportJobs.branchId' }))

type Row = Awaited<ReturnType<ReturnType<typeof jobs>['execute']>>[number]

const shown =
  (ctx: Reader) =>
  ({ kind, ...row }: Row) => ({
    ...{ ...row, what: row.code ?? kind ?? '', path: pathTo(row), isLate: row.plannedAt < ctx.now() && row.state === 'planned' },
    mayMove: reaches(ctx.actor, may.handOver, row),
  })
export type ShownJob = ReturnType<ReturnType<typeof shown>>

function pathTo({ contractId, machineId }: Pick<Row, 'contractId' | 'machineId'>) {
  if (contractId) return hirePath(contractId)
  return machineId ? machinePath(machineId) : null
}

/** Today's and tomorrow's, with what should have gone before. */
export async function jobsNow(ctx: Reader) {
  const rows = await jobs(ctx)
    .where('transportJobs.state', 'in', openStates)
    .where('plannedAt', '<', endOfDay(daysAfter(dayOf(ctx.now()), 1)))
    .orderBy('plannedAt')
    .limit(20)
    .execute()
  return rows.map(shown(ctx))
}

/** All that are open, and what was done in the last two weeks. */
export async function transportJobs(ctx: Reader) {
  const since = startOfDay(daysAfter(dayOf(ctx.now()), -14))
  const open = await jobs(ctx).where('transportJobs.state', 'in', openStates).orderBy('plannedAt').limit(200).execute()
  const done = await jobs(ctx)
    .where('transportJobs.state', '=', 'done')
    .where('doneAt', '>=', since)
    .orderBy('doneAt', 'desc')
    .limit(200)
    .execute()
  return { open: open.map(shown(ctx)), done: done.map(shown(ctx)) }
}

/** Machines that may be moved, and names of trucks and drivers as they were written lately. */
export async function planningChoices(ctx: Reader) {
  const machines = await ctx.db
    .selectFrom('machines')
    .select(['id', 'code', 'model'])
    .where('readiness', 'not in', gone)
    .where((eb) => withinReach(eb, ctx.actor, may.handOver, { branch: 'machines.branchId' }))
    .orderBy('code')
    .execute()
  const used = await ctx.db
    .selectFrom('transportJobs')
    .select(['truck', 'driver'])
    .where('truck', 'is not', null)
    .orderBy('madeAt', 'desc')
    .limit(100)
    .execute()
  const names = (read: (row: (typeof used)[number]) => string | null) =>
    [...new Set(used.flatMap((row) => read(row) ?? []))].slice(0, 12)
  return {
    machines: machines.map(({ id, code, model }) => [id, `${code}، ${model}`] as const),
    ...{ trucks: names(({ truck }) => truck), drivers: names(({ driver }) => driver) },
  }
}
