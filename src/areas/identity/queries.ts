import type { Ctx } from '#platform/context.ts'
import type { Contact } from './inputs.ts'
import { hashOfToken } from './session.ts'

type Reading = Pick<Ctx, 'db' | 'now'>

export function accountBy({ db }: Pick<Ctx, 'db'>, { kind, value }: Contact) {
  return db
    .selectFrom('userAccounts')
    .select(['id', 'kind', 'name', 'status', 'administrator', 'passwordHash'])
    .where(kind, '=', value)
    .executeTakeFirst()
}

/** The session of a token, as long as neither it nor its account has ended. */
export function liveSession({ db, now }: Reading, token: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('userAccounts', 'userAccounts.id', 'sessions.accountId')
    .select(['sessions.id as sessionId', 'remembered', 'lastSeenAt'])
    .select(['userAccounts.id', 'kind', 'name', 'administrator'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('endedAt', 'is', null)
    .where('idleUntil', '>', now())
    .where('expiresAt', '>', now())
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** The invitation of a link that still works. */
export function openInvitation({ db, now }: Reading, token: string) {
  return db
    .selectFrom('invitations')
    .select(['purpose', 'expiresAt'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
}

export function demonstrationStaff({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('userAccounts')
    .select(['id', 'name', 'email', 'administrator'])
    .where('demonstration', '=', true)
    .orderBy('createdAt')
    .orderBy('email')
    .execute()
}
