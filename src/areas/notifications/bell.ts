import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { liveChannel } from '#platform/db/listen.ts'

/** At the commit, every process tells the pages this person has open. */
export async function ring(tx: Tx, accountId: string | null) {
  if (accountId) await sql`select pg_notify(${liveChannel}, ${accountId})`.execute(tx)
}
