import { branchNamed } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'

/** Cheques that came together, as they were handed over; null where there is no such list within reach. */
export async function chequeList(ctx: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const list = await ctx.db
    .selectFrom('chequeLists')
    .select(['id', 'number', 'giver', 'note', 'branchId', 'receivedAt', 'receivedOn', 'receivedBy'])
    .where('id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.viewCheques, { branch: 'branchId' }))
    .executeTakeFirst()
  if (!list) return null
  const rows = await ctx.db
    .selectFrom('cheques')
    .select(['id', 'number', 'bank', 'drawer', 'dueOn', 'amount'])
    .where('listId', '=', id)
    .orderBy('place')
    .execute()
  const names = await namesOf(ctx, [list.receivedBy])
  return {
    ...list,
    by: names.get(list.receivedBy) ?? list.receivedBy,
    branch: await branchNamed(ctx, list.branchId),
    cheques: rows,
    amount: rows.reduce((sum, { amount }) => sum + amount, 0n),
  }
}
export type ShownList = NonNullable<Awaited<ReturnType<typeof chequeList>>>
