import { randomUUID } from 'node:crypto'
import { hashOfToken, newTimes } from '#areas/identity/sessions/session.ts'
import { query } from '../template.ts'

export type Person = { name: string; accountId: string | null; cookie: string | null }

/** A visitor, and everybody of the demonstration office in a session of their own. */
export async function peopleOfTheOffice(database: string) {
  const accounts = await accountsOf(database)
  const people: Person[] = [{ name: 'visitor', accountId: null, cookie: null }]
  for (const { id, name } of accounts) people.push({ name, accountId: id, cookie: `session=${await freshToken(database, id)}` })
  return people
}

/** Whatever has been done to an account meanwhile, it is signed in again. */
export async function signInAgain(database: string, people: readonly Person[]) {
  for (const person of people) if (person.accountId) person.cookie = `session=${await freshToken(database, person.accountId)}`
}

/** A session of somebody of the demonstration office, by the word before the @ of their address. */
export async function tokenOf(database: string, called: string, now = new Date()) {
  const account = (await accountsOf(database)).find(({ name }) => name === called)
  if (!account) throw new Error(`nobody of the demonstration office is called ${called}`)
  return freshToken(database, account.id, now)
}

const accountsOf = (database: string) =>
  query(database, async (client) => {
    const { rows } = await client.query<{ id: string; name: string }>(
      `select id, coalesce(split_part(email, '@', 1), name) as name from user_accounts where demonstration order by email`,
    )
    return rows
  })

/** By our clock, which the product goes by: the database has one of its own. */
function freshToken(database: string, accountId: string, now = new Date()) {
  const token = randomUUID()
  const { createdAt, lastSeenAt, idleUntil, expiresAt } = newTimes(false, now)
  return query(database, async (client) => {
    await client.query(
      `insert into sessions (id, account_id, token_hash, device, remembered, awaits_second_factor, created_at, last_seen_at, idle_until, expires_at)
       values (gen_random_uuid(), $1, $2, 'x', false, false, $3, $4, $5, $6)`,
      [accountId, hashOfToken(token), createdAt, lastSeenAt, idleUntil, expiresAt],
    )
    return token
  })
}
