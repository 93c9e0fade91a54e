import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { daysAfter } from '#values/days.ts'

type Asked = { partyId: string; askedBy: string; day: string }

/** What is paid out, or about to be, on no other word than the asker's: to this customer in a month, or by this colleague today. */
export async function onOwnWord({ db }: { db: Ctx['db'] | Work['tx'] }, { partyId, askedBy, day }: Asked) {
  const row = await db
    .selectFrom('payouts')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('status', 'in', ['approved', 'sending', 'paid'])
    .whereRef('approvedBy', '=', 'askedBy')
    .where((eb) =>
      eb.or([
        eb.and([eb('partyId', 'in', recordsOf(partyId)), eb('askedOn', '>', daysAfter(day, -30))]),
        eb.and([eb('askedBy', '=', askedBy), eb('askedOn', '=', day)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return row.sum
}
