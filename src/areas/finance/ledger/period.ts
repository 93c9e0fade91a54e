import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { daysAfter } from '#values/days.ts'

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
  const closed = await closedOn(work, day)
  if (closed) throw new Refusal('finance.period-locked', `الفترة مقفلة حتى ${dayInWords(closed)}. رحّل بتاريخ بعده.`)
}

/** Until when the books are closed for what happened on that day; null where it lies after. */
export async function closedOn(work: Pick<Work, 'tx'>, day: string) {
  await besideOthers(work)
  const closed = await lockedTo(work)
  return closed && day <= closed ? closed : null
}

/** Money that came or went and nobody knows what for is cleared up in so many days. */
const knownWithin = 30

/** What lies among the unknown since long before that day: how many, and how much; nothing where all is known. */
export async function longUnknown({ tx }: Pick<Work, 'tx'>, day: string) {
  const { rows } = await sql<{ many: bigint; sum: bigint }>`
    select count(*) many, coalesce(sum(abs(leaf_net(l.id))), 0)::bigint sum
    from leaves l join accounts a on a.code = l.account
    where ('2159' in (a.code, a.parent) or '1290' in (a.code, a.parent)) and leaf_net(l.id) <> 0
      and exists (select from transfers t where l.id in (t.debit, t.credit) and t.day < ${daysAfter(day, -knownWithin)})`.execute(
    tx,
  )
  return { many: Number(rows[0]?.many ?? 0), sum: rows[0]?.sum ?? 0n }
}
