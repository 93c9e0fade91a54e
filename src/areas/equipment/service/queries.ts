import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'

const mostShown = 50

/** What was done to a machine, the newest first. */
export async function servicesOf(ctx: Pick<Ctx, 'db'>, machineId: string) {
  const rows = await ctx.db
    .selectFrom('machineServices')
    .selectAll()
    .where('machineId', '=', machineId)
    .orderBy('recordedAt', 'desc')
    .limit(mostShown)
    .execute()
  return withNames(ctx, rows, 'recordedBy')
}
export type ServiceDone = Awaited<ReturnType<typeof servicesOf>>[number]
