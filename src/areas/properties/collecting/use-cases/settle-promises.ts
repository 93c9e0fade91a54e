import { sql } from 'kysely'
import { z } from 'zod'
import { paidMeanwhile } from '#areas/finance/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import { dayOf } from '#values/days.ts'
import { promiseBroken, promiseKept } from '../facts.ts'

/** When a promise's day is over, in Muscat. */
const dayOver = sql`((promises.promised_on + 1)::timestamp at time zone 'Asia/Muscat')`

/**
 * Once a day: a promise is kept as soon as what was paid since it was made, until its day was over, is what was promised; and broken when
 * that day is over without it. Either is said once.
 */
export const settlePromises = command({
  name: 'properties.settle-promises',
  permission: propertiesPermissions.collect,
  input: z.object({}),
  async run(work) {
    const paid = paidMeanwhile({ party: sql`promises.party_id`, from: sql`promises.recorded_at`, until: dayOver })
    const open = await work.tx
      .selectFrom('promises')
      .select(['id', 'partyId', 'amount', 'promisedOn', paid.as('paid')])
      .where('status', '=', 'open')
      .orderBy('promisedOn')
      .forUpdate()
      .execute()
    const today = dayOf(work.now())
    const over = open.filter((one) => one.paid >= one.amount || one.promisedOn < today)
    for (const { id, partyId, ...one } of over) {
      const isKept = one.paid >= one.amount
      await work.tx
        .updateTable('promises')
        .set({ status: isKept ? 'kept' : 'broken', paid: one.paid, settledAt: work.now() })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute()
      work.record(isKept ? promiseKept : promiseBroken, partyId, one)
    }
    if (over.length === 0) work.repeated()
    return { settled: over.length }
  },
})
