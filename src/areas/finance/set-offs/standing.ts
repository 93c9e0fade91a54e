import type { Selectable, Updateable } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { setOffCan } from './set-off.ts'

export type SetOff = Selectable<Database['setOffs']>

export const toldOf = ({ number, partyId, holder, amount }: SetOff) => ({ number, partyId, holder, amount })

/** What lies outside the reach of whoever asks is not there. */
export async function setOffWithin({ tx, actor }: Pick<Work, 'tx' | 'actor'>, permission: Permission, id: string) {
  const found = await tx.selectFrom('setOffs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || !reaches(actor, permission, { branchId: found.branchId }))
    throw new Refusal('finance.no-such-set-off', 'لم نجد هذه المقاصة، أو هي خارج صلاحيتك.', 404)
  return found
}

type Becomes = Updateable<Database['setOffs']> & { step: keyof typeof setOffCan }

/** One step on, from where it may be taken; null when it is elsewhere by now. Of two who take it at once one is late. */
export async function become({ tx }: Pick<Work, 'tx'>, id: string, { step, ...becomes }: Becomes) {
  const found = await tx
    .updateTable('setOffs')
    .set(becomes)
    .where('id', '=', id)
    .where('status', 'in', setOffCan[step].from)
    .returningAll()
    .executeTakeFirst()
  return found ?? null
}

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

type Pot = { depositId: string } | { settledWith: string }

/** What waits to take of a deposit, or of what was settled with an owner, each by the name under which it is found. */
export async function namedSetOffs(asked: Asked, pot: Pot) {
  const rows = await waitingSetOffs(asked, pot)
  return rows.map(({ number, amount }) => ({ what: `المقاصة ${number}`, amount }))
}

/** Which they are, the oldest first; of one whose record was merged, too. */
const waitingSetOffs = (asked: Asked, pot: Pot) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('setOffs')
    .select(['number', 'amount'])
    .where((eb) =>
      'settledWith' in pot
        ? eb.and([eb('partyId', 'in', recordsOf(pot.settledWith)), eb('settled', '=', true)])
        : eb('depositId', '=', pot.depositId),
    )
    .where('status', '=', 'submitted')
    .orderBy('askedAt')
    .execute()
