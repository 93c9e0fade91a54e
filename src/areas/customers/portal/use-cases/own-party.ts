import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** The record of whoever is signed in, locked: never by an id that came with a form. */
export async function ownParty({ tx, actor }: Pick<Work, 'tx' | 'actor'>) {
  const party = await tx
    .selectFrom('parties')
    .selectAll('parties')
    .innerJoin('customerAccounts', 'customerAccounts.partyId', 'parties.id')
    .where('accountId', '=', actor.id)
    .forUpdate('parties')
    .executeTakeFirst()
  if (!party) throw new Refusal('not-found', 'لا ملف لهذا الحساب بعد. حدّث الصفحة بعد لحظات.', 404)
  return party
}
