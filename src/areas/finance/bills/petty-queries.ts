import { ownBox } from '#areas/finance/cash/move-queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches, withinReach } from '#platform/reach.ts'

/** As many as a person looks through; the sheet of the box's account has all of them. */
const mostShown = 200

/** What was paid out of boxes within reach, the newest first. */
export async function pettyExpenses(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const rows = await ctx.db
    .selectFrom('pettyExpenses as p')
    .innerJoin('cashBoxes as b', 'b.id', 'p.boxId')
    .innerJoin('cashSessions as s', 's.id', 'p.sessionId')
    .leftJoin('pettyReversals as r', 'r.expenseId', 'p.id')
    .select(['p.id', 'p.payee', 'p.paper', 'p.day', 'p.description', 'p.amount', 'p.vat', 'p.fileId', 'p.spentBy', 'p.spentAt'])
    .select(['p.branchId', 'b.name as box', 's.closedAt', 'r.reason', 'r.reversedAt'])
    .where((eb) => withinReach(eb, ctx.actor, may.viewPetty, { branch: 'p.branchId' }))
    .orderBy('p.sequence', 'desc')
    .limit(mostShown)
    .execute()
  const names = await namesOf(
    ctx,
    rows.map(({ spentBy }) => spentBy),
  )
  return rows.map(({ spentBy, branchId, closedAt, ...row }) => ({
    ...{ ...row, by: names.get(spentBy) ?? spentBy },
    mayReverse: !row.reversedAt && !closedAt && reaches(ctx.actor, may.spendPetty, { branchId }),
  }))
}
export type PettyRow = Awaited<ReturnType<typeof pettyExpenses>>[number]

/** The box to pay from; null while this person keeps none. */
export const pettyBox = (ctx: Pick<Ctx, 'db' | 'actor'>) => ownBox(ctx)

/** Who opens the paper of an expense: whoever sees the expense. */
export async function permissionForPetty({ db, actor }: Pick<Ctx, 'db' | 'actor'>, fileId: string) {
  const found = await db.selectFrom('pettyExpenses').select('branchId').where('fileId', '=', fileId).executeTakeFirst()
  return found && reaches(actor, may.viewPetty, { branchId: found.branchId }) ? may.viewPetty : null
}
