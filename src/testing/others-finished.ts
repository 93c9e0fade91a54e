import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { foldLedger } from '#areas/finance/ledger/leaves.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * The books fold what is older than every transaction under way on the whole server, and files of tests beside this one have theirs: waits
 * until all that run now are over.
 */
export async function othersFinished(db: Db) {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text now`.execute(db)
  const isOver = async () =>
    (await sql`select where pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.now ?? '0'}::text::xid8`.execute(db)).rows
      .length > 0
  while (!(await isOver())) await sleep(20)
}

/** The books folded up to now, whatever runs beside. */
export async function foldAll(db: Db) {
  await othersFinished(db)
  await foldLedger(db)
}
