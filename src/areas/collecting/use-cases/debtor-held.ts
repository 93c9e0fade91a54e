import { sql } from 'kysely'
import { partyWithin } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** The customer, within the reach of whoever asks; of two who write about one the second waits. */
export async function debtorHeld(work: Work, partyId: string) {
  const party = await partyWithin(work, partyId)
  if (!party) throw new Refusal('not-found', 'لم نجد هذا العميل.', 404)
  await alone(work, partyId)
  return party
}

/** Of two who write about one debtor the second waits. */
export const alone = ({ tx }: Pick<Work, 'tx'>, partyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${partyId}, 968019))`.execute(tx)
