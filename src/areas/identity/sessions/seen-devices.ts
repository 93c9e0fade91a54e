import type { Ctx, Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

type Opened = { id: string; accountId: string; device: string }

/**
 * Asks the owner about a device the account was never opened from, in the transaction of the sign-in. The first of all is where
 * the account was made. Of two sign-ins at once from one new device the unique row lets one ask.
 */
export async function noteDevice({ tx, now, newId }: Work, { id: sessionId, accountId, device }: Opened) {
  const before = await tx.selectFrom('seenDevices').select('id').where('accountId', '=', accountId).limit(1).executeTakeFirst()
  const asked = { standing: 'asked', sessionId, seenAt: now(), answeredAt: null } as const
  const standing = before ? 'asked' : 'known'
  await tx
    .insertInto('seenDevices')
    .values({ ...asked, id: newId(), accountId, device, standing })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'device']).doUpdateSet(asked).where('seenDevices.standing', '=', 'denied'),
    )
    .execute()
}

/** Whether this very sign-in is one the owner is asked about. */
export function askedAbout(tx: Tx, { accountId, sessionId }: { accountId: string; sessionId: string }) {
  const seen = tx.selectFrom('seenDevices').select('seenAt').where('accountId', '=', accountId)
  return seen.where('sessionId', '=', sessionId).where('standing', '=', 'asked').executeTakeFirst()
}

/**
 * The devices one is asked about, the latest first. None is asked about itself: whoever sits there would answer for the owner.
 */
export function doubtfulDevices({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  return db
    .selectFrom('seenDevices')
    .select(['id', 'device', 'seenAt'])
    .where('accountId', '=', actor.id)
    .where('standing', '=', 'asked')
    .where('device', '!=', (eb) =>
      eb
        .selectFrom('sessions')
        .select('device')
        .where('id', '=', actor.sessionId ?? null),
    )
    .orderBy('seenAt', 'desc')
    .limit(20)
    .execute()
}
