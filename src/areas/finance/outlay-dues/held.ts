import { type Selectable, sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'

export type Outlay = Selectable<Database['outlays']>

export const toldOf = ({ authority, reference, partyId, amount }: Outlay) => ({ authority, reference, partyId, amount })

/** Holds these outlays until the transaction ends, after their charges, and in one order for everybody. */
export async function heldOutlays({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Outlay>()
  const rows = await tx
    .selectFrom('outlays')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((outlay) => [outlay.id, outlay]))
}

/** Held, when it lies within the reach of whoever asks. */
export async function outlayWithin(work: Pick<Work, 'tx' | 'actor'>, permission: Permission, id: string) {
  const outlay = (await heldOutlays(work, [id])).get(id)
  if (!outlay || !reaches(work.actor, permission, { branchId: outlay.branchId }))
    throw new Refusal('finance.no-such-outlay', 'لم نجد هذا الرسم، أو هو خارج صلاحيتك.', 404)
  return outlay
}

/** How much of it stands in vouchers that are not paid yet. */
export async function promisedOf(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, outlayId: string) {
  const row = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('payouts')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('outlayId', '=', outlayId)
    .where('status', 'in', ['submitted', 'approved'])
    .executeTakeFirstOrThrow()
  return row.sum
}
