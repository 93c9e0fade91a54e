import { sql } from 'kysely'
import { outNow } from '#areas/calendar/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { kindInWords } from '../kinds/queries.ts'
import { gone } from '../machines/machine.ts'
import { machinePath } from '../paths.ts'
import { endingPapers } from './board.ts'

/** Of each kind how many machines there are, and how they stand now. */
export async function kindsNow(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const counted = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`(count(*) filter (where ${condition}))::int`
  const isOut = sql<boolean>`out.kind = 'equipment-rental'`
  const stands = (...states: string[]) => sql<boolean>`out.kind is null and readiness in (${sql.join(states)})`
  const rows = await ctx.db
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .leftJoin(outNow(ctx).as('out'), 'out.resourceId', 'machines.id')
    .select(['machineKinds.id', 'machineKinds.name', 'capacity'])
    .select([
      sql<number>`count(*)::int`.as('all'),
      counted(isOut).as('out'),
      counted(stands('ready')).as('ready'),
      counted(stands('awaiting-inspection')).as('waiting'),
      counted(stands('maintenance', 'damaged')).as('broken'),
    ])
    .where('readiness', 'not in', gone)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'machines.branchId' }))
    .groupBy(['machineKinds.id', 'machineKinds.name', 'capacity', 'position'])
    .orderBy('position')
    .execute()
  return rows.map(({ name, capacity, ...row }) => ({ ...row, name: kindInWords({ name, capacity }) }))
}
export type KindNow = Awaited<ReturnType<typeof kindsNow>>[number]

/** Of the machines this person sees, which papers soon end. */
export async function papersEnding(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const rows = await ctx.db
    .selectFrom('machines')
    .select(['id', 'code'])
    .where('readiness', 'not in', gone)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'machines.branchId' }))
    .limit(1_000)
    .execute()
  return endingPapers(
    ctx,
    rows.map(({ id, code }) => ({ id, code, path: machinePath(id) })),
  )
}
