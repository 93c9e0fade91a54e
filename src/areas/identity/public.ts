import { type RawBuilder, sql } from 'kysely'
import { asTheHouse, theHouseItself } from '#platform/actors.ts'
import type { Brought, Ctx, House, Work } from '#platform/context.ts'
import type { Statement, Tx } from '#platform/db/database.ts'
import { isUuid } from '#platform/ids.ts'
import { customerAccount } from './accounts/customer-account.ts'
import { demonstrationStaff } from './accounts/queries.ts'
import {
  deactivate,
  endOneSession,
  type StaffAsked,
  sessionsOfAccount,
  staffAccount,
  staffAccounts,
  withdrawInvitation,
} from './accounts/staff.ts'
import { endSessions, moveAccount } from './accounts/standing.ts'
import { codesFor } from './codes/asked-codes.ts'
import type { ConsentPurpose } from './consents/consent.ts'
import { type Consent, everGiven, giveOnce, standsNow, withdraw } from './consents/consents.ts'
import { secondFactorReset } from './facts.ts'
import { addInvited, freshInvitation, type Invitation, lastSentTo } from './invitations/inviting.ts'
import { renewDemonstrationPasswords } from './passwords/use-cases/renew-demonstration-passwords.ts'
import { identityPermissions } from './permissions.ts'
import { requestRecords } from './privacy/privacy-queries.ts'
import { askSession, type LiveSession, sessionAlone, sessionAnd } from './sessions/live-session.ts'
import { deviceToken, sessionToken } from './sessions/session-cookie.ts'

/** Whoever invites, suspends and lets in again. */
export const { manageUsers } = identityPermissions

/** Whose account a request came with, and by which session. */
export type SignedIn = LiveSession

type Asking = Pick<House, 'db' | 'now' | 'origin'>

/** Who is asking; null for a visitor. */
export const signedIn = (house: Asking, request: Request): Promise<SignedIn | null> => askSession(house, request, sessionAlone)

/** A statement of a later area that asks more of `live`, the session under $1 that is open at $2; and whoever comes, with its answer. */
export const askedWithSession = (name: string, more: string) => sessionAnd(name, more)
export const signedInAnd = <More extends object>(house: Asking, request: Request, statement: Statement) =>
  askSession<More>(house, request, statement)

/** What else the browser brought to be known by: a session that may still wait for its second factor, and the device's own token. */
export const broughtBy = (house: Pick<House, 'origin'>, request: Request): Brought => ({
  session: sessionToken(house, request),
  device: deviceToken(house, request),
})

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Those of these accounts that there are, whatever their state. */
export async function accountsAmong(asked: Asked, ids: readonly string[]) {
  if (ids.length === 0) return []
  return ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('userAccounts')
    .select(['id', 'kind', 'name', 'status', 'demonstration'])
    .where('id', 'in', ids)
    .orderBy('name')
    .execute()
}

/** An account that waits for its owner: roles can be given to it at once, and nobody can sign in with it yet. */
export const inviteAccount = (work: Work, name: string) => addInvited(work, name)

/** A link that opens this account once; the links before it end. */
export const invitationFor = (work: Work, accountId: string, invitation: Invitation) =>
  freshInvitation(work, accountId, invitation)

/** The same once more, sent where the one before was sent. */
export const invitationAgain = async (work: Work, accountId: string) =>
  freshInvitation(work, accountId, { purpose: 'staff', ...(await lastSentTo(work, accountId)) })

/** What everybody has who works here: pages that hold nothing of one area alone ask for it. */
export const comeIn = identityPermissions.viewDashboard

/** New passwords for the accounts of the demonstration office, to be shown once; empty where there are none. */
export const newDemonstrationPasswords = (house: House) => renewDemonstrationPasswords(asTheHouse(house))

/** The people of the demonstration office, for those who tell what they do in it. */
export const demonstrationPeople = (house: Pick<House, 'db'>) => demonstrationStaff(house)

/** The names of these accounts, for lists that keep only who did it. Who is no account (the house itself) has none. */
export async function namesOf({ db }: Pick<House, 'db'>, ids: readonly string[]) {
  const wanted = [...new Set(ids)].filter(isUuid)
  const house = ids.includes(theHouseItself.id) ? [[theHouseItself.id, theHouseItself.name] as const] : []
  if (wanted.length === 0) return new Map<string, string>(house)
  const rows = await db.selectFrom('userAccounts').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map([...house, ...rows.map(({ id, name }) => [id, name] as const)])
}

/** Rows that keep only who did it, with the name of whoever that is. */
export async function withNames<Who extends string, Row extends Record<Who, string>>(
  house: Pick<House, 'db'>,
  rows: readonly Row[],
  who: Who,
) {
  const names = await namesOf(
    house,
    rows.map((row) => row[who]),
  )
  return rows.map((row) => ({ ...row, by: names.get(row[who]) ?? row[who] }))
}

export { phonesOfAccounts } from './accounts/phones-of-accounts.ts'
/** The phone and the mailbox a customer has proven; staff come by invitation and have proven neither. */
export async function verifiedContacts({ db }: { db: House['db'] | Tx }, accountId: string) {
  const account = isUuid(accountId)
    ? await db
        .selectFrom('userAccounts')
        .select(['phone', 'email'])
        .where('id', '=', accountId)
        .where('kind', '=', 'customer')
        .executeTakeFirst()
    : undefined
  return account ?? { phone: null, email: null }
}

/** The colleagues something can be given to. */
export function activeStaff({ db }: Pick<House, 'db'>) {
  return db
    .selectFrom('userAccounts')
    .select(['id', 'name'])
    .where('kind', '=', 'staff')
    .where('status', '=', 'active')
    .orderBy('name')
    .limit(500)
    .execute()
}

/** Of an account in the caller's own condition: whether whoever has it can sign in. */
export const isActiveAccount = (id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from user_accounts a where a.id = ${id} and a.status = 'active')`

type Wanted = { kind: 'staff' | 'customer'; consentTo?: ConsentPurpose }

/** Everybody of a kind who can sign in; of them those alone who agree to this, if it is asked. */
export async function activeAccounts(tx: Tx, { kind, consentTo }: Wanted) {
  const rows = await tx
    .selectFrom('userAccounts')
    .select('id')
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .$if(consentTo !== undefined, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('consents')
            .select('consents.id')
            .whereRef('consents.accountId', '=', 'userAccounts.id')
            .where('purpose', '=', consentTo ?? 'marketing')
            .where('withdrawnAt', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** How the people of these accounts are reached; whoever is no longer active is not. */
export async function reachableAccounts(db: House['db'], ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('userAccounts')
    .select(['id as accountId', 'phone', 'email'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
}

/** The next request of each of them is a visitor's. */
export const endSessionsOf = (work: Work, accountId: string) => endSessions(work, accountId)

/** Nobody gets in with it, and whoever is in is out. Whether it was active until now; the caller says what happened. */
export async function suspendAccount(work: Work, accountId: string) {
  const suspended = await moveAccount(work, accountId, { from: 'active', to: 'suspended' })
  if (suspended) await endSessions(work, accountId)
  return suspended
}

export const reactivateAccount = (work: Work, accountId: string) =>
  moveAccount(work, accountId, { from: 'suspended', to: 'active' })

/** For who has lost the telephone and the recovery codes. Whether there was one; whoever had it signs in anew. */
export async function resetSecondFactorOf(work: Work, accountId: string) {
  const gone = await work.tx.deleteFrom('secondFactors').where('accountId', '=', accountId).returning('accountId').execute()
  await work.tx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  if (gone.length === 0) return false
  work.record(secondFactorReset, accountId, {})
  await endSessions(work, accountId)
  return true
}

/** Given again it stays as it was given first. Whether it was new. */
export const giveConsent = (work: Work, consent: Consent) => giveOnce(work, consent)

export { agreeToOffers } from './consents/consents.ts'

/** Whether there was one to withdraw. */
export const withdrawConsent = (work: Work, which: Pick<Consent, 'accountId' | 'purpose'>) => withdraw(work, which)

/** Whether it stands now: asked again just before something is done on its ground. */
export const hasConsent: typeof standsNow = (asking, accountId, purpose) => standsNow(asking, accountId, purpose)

/** All that were ever given, the latest first. */
export const consentsOf = (reading: Pick<House, 'db'>, accountId: string) => everGiven(reading, accountId)

/** The records that a person's privacy requests are: what hangs on them is kept and forgotten by later areas. */
export const privacyRequestsOf = (reading: Pick<House, 'db'>, accountId: string) => requestRecords(reading, accountId)

/** The staff as their list and their pages show them; what they may do is asked of access. */
export const staffFound = (reading: Pick<House, 'db'>, asked: StaffAsked) => staffAccounts(reading, asked)
export const staffMember = (reading: Pick<House, 'db'>, accountId: string) => staffAccount(reading, accountId)

/** The account of a customer as the office may know it; null for who is none. */
export const accountOfCustomer = (reading: Pick<House, 'db'>, accountId: string) => customerAccount(reading, accountId)

/** Where somebody is signed in, and one of these places ended by the office. */
export const openSessionsOf = (reading: Pick<House, 'db' | 'now'>, accountId: string) => sessionsOfAccount(reading, accountId)
export const endSessionOf = (work: Work, which: { accountId: string; sessionId: string }) => endOneSession(work, which)

/** Whoever has left: nobody gets in with it any more. Whether it was one that could. */
export const deactivateAccount = (work: Work, accountId: string) => deactivate(work, accountId)

/** Whether there was one that nobody had used. */
export const withdrawInvitationOf = (work: Work, accountId: string) => withdrawInvitation(work, accountId)

/** How this account wants to see numbers; null as the house shows them. */
export async function numeralsOf({ db }: Pick<House, 'db'>, accountId: string) {
  if (!isUuid(accountId)) return null
  const row = await db.selectFrom('displayPreferences').select('numerals').where('accountId', '=', accountId).executeTakeFirst()
  return row?.numerals ?? null
}

/** For how many months records of a kind are kept now, as the office set it on the page of retention. */
export { monthsOf as monthsKept } from './retention/retention.ts'

/** One-time codes by which somebody signs, or books or signs day sheets by a phone without an account: asked for, typed, and taken once. */
export const [signingCodes, bookingCodes, sheetCodes] = [codesFor('signature'), codesFor('book'), codesFor('sheet')]

/** The name of an account, as a column of a later area's question. */
export const nameOfAccount = (id: RawBuilder<unknown>) =>
  sql<string | null>`(select named.name from user_accounts named where named.id::text = ${id}::text)`
