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

/** How much of a pot waits to pay something already: of a deposit, of the credit of a customer, or of what was settled with an owner. */
export const waitingIn = async (asked: Asked, pot: Pot) =>
  (await waitingSetOffs(asked, pot)).reduce((sum, { amount }) => sum + amount, 0n)

type Pot = { depositId: string } | { partyId: string; depositId: null; settled?: boolean }

/** The same, each by the name under which it is found. */
export const namedSetOffs = async (asked: Asked, pot: Pot) =>
  (await waitingSetOffs(asked, pot)).map(({ number, amount }) => ({ what: `المقاصة ${number}`, amount }))

/** Which they are, the oldest first; of one whose record was merged, too. */
const waitingSetOffs = (asked: Asked, pot: Pot) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('setOffs')
    .select(['number', 'amount'])
    .where((eb) =>
      pot.depositId === null
        ? eb.and([
            eb('partyId', 'in', recordsOf(pot.partyId)),
            eb('depositId', 'is', null),
            eb('settled', '=', pot.settled ?? false),
          ])
        : eb('depositId', '=', pot.depositId),
    )
    .where('status', '=', 'submitted')
    .orderBy('askedAt')
    .execute()
