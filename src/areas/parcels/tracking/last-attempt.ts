import type { Ctx, Work } from '#platform/context.ts'

type Stands = { id: string; endedAt: Date | null }

/** The attempt that failed last, as long as nothing was done with the parcel that answers it. */
export async function lastAttempt(db: Ctx['db'] | Work['tx'], { id, endedAt }: Stands) {
  if (endedAt) return null
  const row = await db
    .selectFrom('parcelEvents')
    .select(['id', 'step', 'reason', 'at'])
    .where('parcelId', '=', id)
    .where('step', 'in', ['attempt-failed', 'dispatched'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.step === 'attempt-failed' ? row : null
}
