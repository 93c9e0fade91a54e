import { theHouseItself, visitor } from '#platform/actors.ts'
import type { Actor, House } from '#platform/context.ts'
import { actorOf } from './actors.ts'
import { liveSession } from './queries.ts'
import { isStale, seenTimes } from './session.ts'
import { sessionToken } from './session-cookie.ts'
import { inviteFirstAdministrator } from './use-cases/invite-first-administrator.ts'
import { renewDemonstrationPasswords } from './use-cases/renew-demonstration-passwords.ts'

/** Who is asking: one read for each request that brings a session, and a write at most once a minute. */
export async function signedIn(house: Pick<House, 'db' | 'now' | 'origin'>, request: Request): Promise<Actor> {
  const token = sessionToken(house, request)
  const session = token ? await liveSession(house, token) : null
  if (!session) return visitor
  const { remembered, lastSeenAt, ...account } = session
  if (isStale(lastSeenAt, house.now())) await seen(house, account.sessionId, seenTimes(remembered, house.now()))
  return actorOf(account)
}

async function seen({ db }: Pick<House, 'db'>, sessionId: string, times: ReturnType<typeof seenTimes>) {
  await db.updateTable('sessions').set(times).where('id', '=', sessionId).where('lastSeenAt', '<', times.lastSeenAt).execute()
}

const asTheHouse = (house: House) => ({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' })

/** New passwords for the accounts of the demonstration office, to be shown once; empty where there are none. */
export const demonstrationAccounts = (house: House) => renewDemonstrationPasswords(asTheHouse(house))

/** The link by which the first administrator comes in, as long as there is none. */
export async function firstAdministratorLink(house: House) {
  const invited = await inviteFirstAdministrator(asTheHouse(house), {})
  return invited?.link ?? null
}

const aMonth = 30 * 86_400_000

/** Sessions that have been over for a month: until then they can be asked about. */
export async function forgetSessions({ db, now }: Pick<House, 'db' | 'now'>) {
  const before = new Date(now().getTime() - aMonth)
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('endedAt', '<', before), eb('idleUntil', '<', before), eb('expiresAt', '<', before)]))
    .execute()
}
