import { type Selectable, sql, type Updateable } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { daysAfter } from '#values/days.ts'
import { creditTransferCan } from './credit-transfer.ts'

export type CreditTransfer = Selectable<Database['creditTransfers']>

export const toldOf = ({ number, partyId, holder, takerId, taker, amount }: CreditTransfer) => ({
  ...{ number, partyId, holder, takerId, taker, amount },
})

/** What lies outside the reach of whoever asks is not there. */
export async function creditTransferWithin({ tx, actor }: Pick<Work, 'tx' | 'actor'>, permission: Permission, id: string) {
  const found = await tx.selectFrom('creditTransfers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || !reaches(actor, permission, { branchId: found.branchId }))
    throw new Refusal('finance.no-such-credit-transfer', 'لم نجد هذا التحويل، أو هو خارج صلاحيتك.', 404)
  return found
}

type Becomes = Updateable<Database['creditTransfers']> & { step: keyof typeof creditTransferCan }

/** One step on, from where it may be taken; null when it is elsewhere by now. Of two who take it at once one is late. */
export async function become({ tx }: Pick<Work, 'tx'>, id: string, { step, ...becomes }: Becomes) {
  const found = await tx
    .updateTable('creditTransfers')
    .set(becomes)
    .where('id', '=', id)
    .where('status', 'in', creditTransferCan[step].from)
    .returningAll()
    .executeTakeFirst()
  return found ?? null
}

type Between = Pick<CreditTransfer, 'partyId' | 'takerId'> & { day: string }

/**
 * What was transferred on no other word than the asker's: from the one or to the other in a month, and by this colleague in a day. So what is
 * cut into small ones, or gathered for somebody from many, is weighed as one.
 */
export async function onOwnWord({ tx, actor }: Pick<Work, 'tx' | 'actor'>, { partyId, takerId, day }: Between) {
  const row = await tx
    .selectFrom('creditTransfers')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('status', '=', 'done')
    .whereRef('agreedBy', '=', 'askedBy')
    .where(({ eb, or, and }) =>
      or([
        and([eb('partyId', 'in', recordsOf(partyId)), eb('askedOn', '>', daysAfter(day, -30))]),
        and([eb('takerId', 'in', recordsOf(takerId)), eb('askedOn', '>', daysAfter(day, -30))]),
        and([eb('askedBy', '=', actor.id), eb('askedOn', '=', day)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return row.sum
}
