import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'

/** Until when the books are closed; null while they never were. */
export async function lockedTo(asked: { db: Ctx['db'] } | { tx: Work['tx'] }) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const row = await db.selectFrom('periodLocks').select('lockedTo').orderBy('sequence', 'desc').limit(1).executeTakeFirst()
  return row?.lockedTo ?? null
}

/** Whoever posts goes on beside the others; whoever closes a period waits for them, and they for him. The database takes the same lock. */
export const besideOthers = async ({ tx }: Pick<Work, 'tx'>) =>
  void (await sql`select pg_advisory_xact_lock_shared(968012)`.execute(tx))
export const alone = async ({ tx }: Pick<Work, 'tx'>) => void (await sql`select pg_advisory_xact_lock(968012)`.execute(tx))

/** Nothing is posted on or before the day until which the books are closed. */
export async function mustBeOpenOn(work: Pick<Work, 'tx'>, day: string) {
  await besideOthers(work)
  const closed = await lockedTo(work)
  if (closed && day <= closed) {
    throw new Refusal('finance.period-locked', `الفترة مقفلة حتى ${dayInWords(closed)}. رحّل بتاريخ بعده.`)
  }
}
