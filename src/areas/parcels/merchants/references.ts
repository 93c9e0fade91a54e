import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { shownNumber } from '../journey/number.ts'

/** One after the other of one merchant: two that bear one reference never miss each other. */
export const aloneForMerchant = ({ tx }: Pick<Work, 'tx'>, partyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`parcels of ${partyId}`}, 968053))`.execute(tx)

/** His own number of an order stands once. */
export async function mustBeNewReference(work: Work, partyId: string, reference: string) {
  await aloneForMerchant(work, partyId)
  const [before] = await withReferences(work.tx, partyId, [reference])
  if (before) throw fieldFault('senderReference', `بهذا المرجع الطرد ${shownNumber(before.number)}. اكتب مرجعًا آخر.`)
}

/** The parcels of a merchant that bear these references of his. */
export const withReferences = (tx: Work['tx'], partyId: string, references: readonly string[]) =>
  tx
    .selectFrom('parcels')
    .select(['id', 'number', 'senderReference'])
    // As an array, so that the index of references is asked for them: of a large merchant thousands of parcels were read instead.
    .where('senderId', '=', sql<string>`any(array${recordsOf(partyId)})`)
    .where('merchantContractId', 'is not', null)
    .where('state', '<>', 'cancelled')
    .where(({ eb, fn, val }) => eb('senderReference', '=', fn.any(val([...references]))))
    .execute()
