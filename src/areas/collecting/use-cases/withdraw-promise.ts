import { sql } from 'kysely'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { promiseCan } from '../collecting.ts'
import { promiseWithdrawn } from '../facts.ts'
import { WithdrawPromiseInput } from '../inputs.ts'
import { isWaitedFor, paidOfPromise } from '../promised.ts'
import { debtorHeld } from './debtor-held.ts'

/** Recorded by mistake: it stays in the history with why, is waited for no more, and nobody has broken it. */
export const withdrawPromise = command({
  name: 'properties.withdraw-promise',
  permission: collectingPermissions.collect,
  input: WithdrawPromiseInput,
  async run(work, { promiseId, partyId, reason }) {
    await debtorHeld(work, partyId)
    const { amount, promisedOn } = await withdrawn(work, { promiseId, partyId, reason })
    work.record(promiseWithdrawn, partyId, { amount, promisedOn, reason })
    return { partyId }
  },
})

type Asked = { promiseId: string; partyId: string; reason: string }

/** Of two who withdraw it, or withdraw it as it is kept, one is late. */
async function withdrawn({ tx, now }: Work, { promiseId, partyId, reason }: Asked) {
  const one = await tx
    .updateTable('promises')
    .set({
      status: 'withdrawn',
      endReason: reason,
      paid: sql`coalesce(paid, ${paidOfPromise})`,
      settledAt: sql`coalesce(settled_at, ${now()})`,
    })
    .where('id', '=', promiseId)
    .where('partyId', 'in', sql<string>`(select records_of_one(${partyId}))`)
    .where('status', 'in', promiseCan.withdraw.from)
    .where((eb) => eb.or([eb('status', '<>', 'open'), isWaitedFor]))
    .returning(['amount', 'promisedOn'])
    .executeTakeFirst()
  if (!one) throw new Refusal('properties.promise-settled', 'أُوفي بهذا الوعد أو سُحب من قبل. حدّث الصفحة.')
  return one
}
