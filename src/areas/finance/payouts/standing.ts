import type { Selectable, Updateable } from 'kysely'
import type { Work } from '#platform/context.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { payoutCan } from './payout.ts'

export type Payout = Selectable<Database['payouts']>

export const toldOf = ({ number, kind, partyId, amount, method }: Payout) => ({ number, kind, partyId, amount, method })

/** What lies outside the reach of whoever asks is not there. */
export async function payoutWithin({ tx, actor }: Pick<Work, 'tx' | 'actor'>, permission: Permission, id: string) {
  const payout = await tx.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!payout || !reaches(actor, permission, { branchId: payout.branchId }))
    throw new Refusal('finance.no-such-payout', 'لم نجد هذا السند، أو هو خارج صلاحيتك.', 404)
  return payout
}

/** Whether what was paid has not come back since. */
export async function isPaid(tx: Tx, id: string) {
  const payout = await tx.selectFrom('payouts').select('status').where('id', '=', id).executeTakeFirst()
  return payout?.status === 'paid'
}

type Becomes = Updateable<Database['payouts']> & { step: keyof typeof payoutCan }

/** One step on, from where it may be taken; null when the voucher is elsewhere by now. Of two who take it at once one is late. */
export async function become({ tx }: Pick<Work, 'tx'>, id: string, { step, ...becomes }: Becomes) {
  const payout = await tx
    .updateTable('payouts')
    .set(becomes)
    .where('id', '=', id)
    .where('status', 'in', payoutCan[step].from)
    .returningAll()
    .executeTakeFirst()
  return payout ?? null
}

export async function mustBecome(work: Pick<Work, 'tx'>, id: string, becomes: Becomes) {
  const payout = await become(work, id, becomes)
  if (!payout) throw new Refusal('finance.payout-changed', 'تغيّر هذا السند. حدّث الصفحة.')
  return payout
}
