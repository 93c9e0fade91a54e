import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { daysAfter } from '#values/days.ts'

type Asked = { partyId: string; askedBy: string; day: string }

/** What is paid out, or about to be, on no other word than the asker's: to this customer in a month, and by this colleague in a day. */
export async function onOwnWord({ db }: { db: Ctx['db'] | Work['tx'] }, { partyId, askedBy, day }: Asked) {
  const ofColleague = sql<boolean>`asked_by = ${askedBy} and asked_on = ${day}::date`
  const ofCustomer = sql<boolean>`party_id in ${recordsOf(partyId)} and asked_on > ${daysAfter(day, -30)}::date`
  return db
    .selectFrom('payouts')
    .select(sql<bigint>`coalesce(sum(amount) filter (where ${ofCustomer}), 0)::bigint`.as('toCustomer'))
    .select(sql<bigint>`coalesce(sum(amount) filter (where ${ofColleague}), 0)::bigint`.as('byColleague'))
    .where('status', 'in', ['approved', 'sending', 'paid'])
    .whereRef('approvedBy', '=', 'askedBy')
    .where(({ or }) => or([ofCustomer, ofColleague]))
    .executeTakeFirstOrThrow()
}
