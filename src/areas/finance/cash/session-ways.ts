import { accountsHoldingIn, approvalWaiting, whoAgreesTo } from '#areas/access/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { accountsAmong, namesOf } from '#areas/identity/public.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { differenceOf, greatestOf, maySettle, sizeOf, unsettled } from './cash.ts'
import { actionAt } from './cash-approvals.ts'
import { sessionPath } from './session-asked.ts'

type Count = { id: string; counted: bigint; expected: bigint; countedBy: string; countedAt: Date }
type Counted = { branchId: string; keeperId: string; openedAt: Date | null; standing: readonly Count[]; last: Count | undefined }

/**
 * How a counted session goes on that its keeper does not end alone: by the count of a colleague, where the last one agreed and one
 * before it did not, or when somebody agrees. Each with the people who could, by name.
 */
export async function waysOn(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, { branchId, keeperId, openedAt, standing, last }: Counted) {
  const action = actionAt({ atOpening: openedAt === null })
  const asked = last && (await approvalWaiting(ctx, { action, subjectId: last.id }))
  const mistake = greatestOf(standing)
  const amount = sizeOf(last && differenceOf(last) !== 0n ? differenceOf(last) : mistake)
  const { roles, accounts } = await whoAgreesTo(ctx, { action, branchId, amount })
  const mayCount = await accountsHoldingIn(ctx, may.keepBoxes, branchId)
  const mayNotAgree = [keeperId, last?.countedBy, asked ? asked.makerId : ctx.actor.id]
  return {
    mistake,
    /** Whether the reader's own count is that of a colleague. */
    mayCount: maySettle(keeperId, standing, ctx.actor.id),
    counters: await namesAmong(
      ctx,
      mayCount.filter((id) => id !== ctx.actor.id && maySettle(keeperId, standing, id)),
    ),
    agreeing: {
      roles,
      people: await namesAmong(
        ctx,
        accounts.filter((id) => !mayNotAgree.includes(id)),
      ),
    },
  }
}
export type Ways = Awaited<ReturnType<typeof waysOn>>

/** As many names as are read in a sentence, of those who can sign in. */
async function namesAmong(ctx: Pick<Ctx, 'db'>, ids: readonly string[]) {
  const people = new Map((await accountsAmong(ctx, ids)).map(({ id, ...person }) => [id, person]))
  return ids
    .flatMap((id) => people.get(id) ?? [])
    .flatMap(({ status, name }) => (status === 'active' ? [name] : []))
    .slice(0, 3)
}

/** Boxes that this person could count for a colleague, whose own count does not end the session. */
export async function sessionsToCount(ctx: Ctx): Promise<Waiting[]> {
  const { db, actor } = ctx
  if (!actor.may(may.keepBoxes)) return []
  const sessions = await db
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select(['cashSessions.id', 'cashBoxes.name as box', 'keeperId', 'openedAt'])
    .where('status', '=', 'counted')
    .where('closedAt', 'is', null)
    .where((eb) => withinReach(eb, actor, may.keepBoxes, { branch: 'branchId' }))
    .limit(50)
    .execute()
  const names = await namesOf(
    ctx,
    sessions.map(({ keeperId }) => keeperId),
  )
  const waiting = await Promise.all(
    sessions.map(async ({ id, box, keeperId, openedAt }) => {
      const counts = await countsAt(ctx, id, openedAt === null)
      const [last, standing] = [counts.at(-1), unsettled(keeperId, counts)]
      if (!last || differenceOf(last) !== 0n || standing.length === 0 || !maySettle(keeperId, standing, actor.id)) return []
      const title = `عُدّ نقد ${box} مع ${names.get(keeperId) ?? ''}`
      return [{ id, title, path: sessionPath(id), kind: 'وردية', dueAt: null, since: last.countedAt }]
    }),
  )
  return waiting.flat()
}

const countsAt = ({ db }: Pick<Ctx, 'db'>, sessionId: string, atOpening: boolean) =>
  db
    .selectFrom('cashCounts')
    .select(['counted', 'expected', 'countedBy', 'countedAt'])
    .where('sessionId', '=', sessionId)
    .where('atOpening', '=', atOpening)
    .orderBy('sequence')
    .execute()
