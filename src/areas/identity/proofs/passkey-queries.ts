import type { Ctx } from '#platform/context.ts'
import { freshMinutes } from './passkey.ts'

type Own = Pick<Ctx, 'db' | 'actor'>

/** One's own, the oldest first. */
export function passkeysOf({ db, actor }: Own) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', actor.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** By what the device knows them: it does not make a second one. */
export function credentialsOf({ db, actor }: Own) {
  return db.selectFrom('passkeys').select(['credentialId', 'transports']).where('accountId', '=', actor.id).execute()
}

/** The passkey of a signature, with whose it is. */
export function passkeyBy({ db }: Pick<Ctx, 'db'>, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('userAccounts', 'userAccounts.id', 'accountId')
    .select(['passkeys.id as passkeyId', 'publicKey', 'counter', 'credentialId'])
    .select(['userAccounts.id', 'kind', 'userAccounts.name', 'status'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** Whoever has just signed in has shown who they are. */
export async function isFreshlySignedIn({ db, actor, now }: Own & Pick<Ctx, 'now'>) {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', actor.sessionId ?? null)
    .where('accountId', '=', actor.id)
    .where('createdAt', '>', new Date(now().getTime() - freshMinutes * 60_000))
    .executeTakeFirst()
  return session !== undefined
}
