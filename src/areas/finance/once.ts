import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'

/** Of two presses of one form the second waits for the first, and then finds what it did. */
export const onceFor = async ({ tx }: Pick<Work, 'tx'>, id: string) =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968013)) ${often}`.execute(tx))
