import type { Contact } from '#areas/identity/inputs.ts'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { sessionsOfAccount } from './staff.ts'

type Reading = Pick<Ctx, 'db' | 'now'>

export function accountBy({ db }: Pick<Ctx, 'db'>, { kind, value }: Contact) {
  return db
    .selectFrom('userAccounts')
    .select(['id', 'kind', 'name', 'status', 'passwordHash'])
    .where(kind, '=', value)
    .executeTakeFirst()
}

export async function accountById({ db }: Pick<Ctx, 'db'>, id: string | null) {
  const account = db.selectFrom('userAccounts').select(['id', 'kind', 'name', 'status'])
  return id ? account.where('id', '=', id).executeTakeFirst() : undefined
}

/** Whose password a reset is about, as long as it still works. */
export function accountOfReset({ db, now }: Reading, codeId: string) {
  return db
    .selectFrom('oneTimeCodes')
    .innerJoin('userAccounts', 'userAccounts.id', 'oneTimeCodes.accountId')
    .select(['userAccounts.id', 'userAccounts.kind', 'name', 'email', 'phone'])
    .where('oneTimeCodes.id', '=', codeId)
    .where('purpose', '=', 'reset')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .where('status', '=', 'active')
    .executeTakeFirst()
}

export function ownAccount({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  return db
    .selectFrom('userAccounts')
    .select(['id', 'kind', 'name', 'email', 'phone', 'awaitedEmail', 'passwordHash'])
    .where('id', '=', actor.id)
    .executeTakeFirst()
}

/** Without what guards it: for a page. */
export function reachedAt({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  return db.selectFrom('userAccounts').select(['email', 'phone']).where('id', '=', actor.id).executeTakeFirst()
}

/** What one has begun and not finished with one's own account. */
export async function ownUnfinished({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Waiting[]> {
  if (!isUuid(actor.id)) return []
  const account = await db
    .selectFrom('userAccounts')
    .select(['id', 'createdAt', 'awaitedEmail'])
    .where('id', '=', actor.id)
    .executeTakeFirst()
  if (!account?.awaitedEmail) return []
  const about = { id: account.id, kind: 'حسابك', dueAt: null, since: account.createdAt }
  return [{ ...about, title: 'أكّد بريدك الإلكتروني', path: '/dashboard/security/contact' }]
}

/** One's own that are open, this device first, then the one seen last. */
export async function sessionsOf({ db, now, actor }: Pick<Ctx, 'db' | 'now' | 'actor'>) {
  const open = await sessionsOfAccount({ db, now }, actor.id)
  const marked = open.map(({ id, device, lastSeenAt }) => ({ id, device, lastSeenAt, isThis: id === actor.sessionId }))
  return marked.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Whether one's own second factor is on, and how many recovery codes are left. */
export async function secondFactorOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const factor = db.selectFrom('secondFactors').select('accountId').where('enabledAt', 'is not', null)
  const codes = db.selectFrom('recoveryCodes').select('id').where('usedAt', 'is', null)
  const [enabled, left] = await Promise.all([
    factor.where('accountId', '=', actor.id).executeTakeFirst(),
    codes.where('accountId', '=', actor.id).execute(),
  ])
  return { enabled: enabled !== undefined, left: left.length }
}

/** The session before its second door that this browser brought. */
export function waitingSession({ db, now, brought }: Pick<Ctx, 'db' | 'now' | 'brought'>) {
  return db
    .selectFrom('sessions')
    .innerJoin('userAccounts', 'userAccounts.id', 'sessions.accountId')
    .select(['sessions.id as sessionId', 'remembered', 'userAccounts.id', 'kind', 'name'])
    .where('tokenHash', '=', hashOfToken(brought?.session ?? ''))
    .where('awaitsSecondFactor', '=', true)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now())
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** A code on its way, for the page where it is typed. */
export function codeById({ db }: Pick<Ctx, 'db'>, id: string) {
  return db
    .selectFrom('oneTimeCodes')
    .select(['id', 'purpose', 'kind', 'value', 'sent', 'sentAt', 'expiresAt', 'usedAt', 'returnTo'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What was typed before the number turned out to be wrong. */
export function registrationOf({ db }: Pick<Ctx, 'db'>, codeId: string) {
  return db
    .selectFrom('registrations')
    .innerJoin('oneTimeCodes', 'oneTimeCodes.id', 'codeId')
    .select(['name', 'partyKind', 'kind', 'value', 'otherEmail'])
    .where('codeId', '=', codeId)
    .executeTakeFirst()
}

/** The invitation of a link that still works. */
export function openInvitation({ db, now }: Reading, token: string) {
  return db
    .selectFrom('invitations')
    .select(['purpose', 'accountId', 'expiresAt', 'sentPhone', 'sentEmail'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
}

export function demonstrationStaff({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('userAccounts')
    .select(['id', 'name', 'email'])
    .where('demonstration', '=', true)
    .orderBy('createdAt')
    .orderBy('email')
    .execute()
}
