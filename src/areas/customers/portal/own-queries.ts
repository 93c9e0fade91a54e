import { customerNumber, documentState } from '#areas/customers/customer.ts'
import { recordOf } from '#areas/customers/record/record.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One's own record as one may set it right; null until the account has one. */
export async function ownProfile({ db, actor }: Reader) {
  const party = await db
    .selectFrom('parties')
    .selectAll('parties')
    .innerJoin('customerAccounts', 'customerAccounts.partyId', 'parties.id')
    .where('accountId', '=', actor.id)
    .executeTakeFirst()
  if (!party) return null
  const change = await db
    .selectFrom('nameChanges')
    .select(['name', 'status', 'refusal'])
    .where('partyId', '=', party.id)
    .where('status', 'in', ['pending', 'refused'])
    .orderBy('askedAt', 'desc')
    .executeTakeFirst()
  return { ...recordOf(party), number: customerNumber(party.sequence), change: change ?? null }
}

/** One's own papers, each as it stands today; null until the account has a record. */
export async function ownPapers({ db, actor, now }: Reader) {
  const own = await db.selectFrom('customerAccounts').select('partyId').where('accountId', '=', actor.id).executeTakeFirst()
  if (!own) return null
  const rows = await db
    .selectFrom('identityDocuments')
    .select(['id', 'kind', 'number', 'expiresOn', 'fileId', 'status', 'refusal', 'addedAt'])
    .where('partyId', '=', own.partyId)
    .where('status', '<>', 'replaced')
    .orderBy('addedAt', 'desc')
    .execute()
  const today = dayOf(now())
  return rows.map(({ status, ...row }) => ({ ...row, state: documentState({ status, expiresOn: row.expiresOn }, today) }))
}
