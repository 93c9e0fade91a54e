import { sql } from 'kysely'
import type { Contact } from '#areas/identity/inputs.ts'
import type { Work } from '#platform/context.ts'

/** Whether some account has this phone or mailbox. Of two who come with one at once, the second waits here and then finds it taken. */
export async function isTaken({ tx }: Pick<Work, 'tx'>, { kind, value }: Contact) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${value}, 968005))`.execute(tx)
  return (await tx.selectFrom('userAccounts').select('id').where(kind, '=', value).executeTakeFirst()) !== undefined
}
