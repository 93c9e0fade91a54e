import { financePermissions as may } from '#areas/finance/permissions.ts'
import { accountsAmong, namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** The box this person keeps now, and whether cash goes in and out of it: not before it is open, nor while its difference waits. */
export async function ownSession({ db, actor }: Reader) {
  const kept = await db
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select(['cashSessions.id', 'cashBoxes.name', 'openedAt', 'status'])
    .where('keeperId', '=', actor.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return kept ? { ...kept, takesCash: kept.openedAt !== null && kept.status !== 'difference' } : null
}
export type OwnSession = Awaited<ReturnType<typeof ownSession>>

/** The boxes of a branch out of which cash goes now, each with who keeps it. */
export async function boxesKeptIn(ctx: Pick<Ctx, 'db'>, branchId: string) {
  const kept = await ctx.db
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select(['boxId', 'name', 'keeperId'])
    .where('branchId', '=', branchId)
    .where('closedAt', 'is', null)
    .where('openedAt', 'is not', null)
    .where('status', '<>', 'difference')
    .orderBy('name')
    .execute()
  const names = await namesOf(
    ctx,
    kept.map(({ keeperId }) => keeperId),
  )
  return kept.map(({ boxId, name, keeperId }): [string, string] => [boxId, `${name}، ${names.get(keeperId) ?? keeperId}`])
}

/** Who takes cash now, in the boxes this person sees: as many names as are read in a sentence. */
export async function cashTakers(ctx: Reader) {
  const kept = await ctx.db
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select('keeperId')
    .where('closedAt', 'is', null)
    .where('openedAt', 'is not', null)
    .where('status', '<>', 'difference')
    .where((eb) => withinReach(eb, ctx.actor, may.viewBoxes, { branch: 'branchId' }))
    .execute()
  const people = await accountsAmong(ctx, kept.map(({ keeperId }) => keeperId).filter(isUuid))
  return people.slice(0, 3).map(({ name }) => name)
}
