import { randomUUID } from 'node:crypto'
import { hashOfToken } from '#areas/identity/session.ts'
import { query } from '../template.ts'

export type Person = { name: string; accountId: string | null; cookie: string | null }

type Account = { id: string; name: string; kind: string }

/** A visitor, and everybody of the demonstration office in a session of their own. */
export async function peopleOfTheOffice(database: string) {
  const accounts = await query(database, async (client) => {
    const { rows } = await client.query<Account>(
      `select id, coalesce(split_part(email, '@', 1), name) as name, kind from user_accounts where demonstration order by email`,
    )
    return rows
  })
  const people: Person[] = [{ name: 'visitor', accountId: null, cookie: null }]
  for (const { id, name } of accounts) people.push({ name, accountId: id, cookie: await freshSession(database, id) })
  return people
}

/** Whatever has been done to an account meanwhile, it is signed in again. */
export async function signInAgain(database: string, people: readonly Person[]) {
  for (const person of people) if (person.accountId) person.cookie = await freshSession(database, person.accountId)
}

function freshSession(database: string, accountId: string) {
  const token = randomUUID()
  return query(database, async (client) => {
    await client.query(
      `insert into sessions (id, account_id, token_hash, device, remembered, awaits_second_factor, created_at, last_seen_at, idle_until, expires_at)
       values (gen_random_uuid(), $1, $2, 'x', false, false, now(), now(), now() + interval '2 hours', now() + interval '2 hours')`,
      [accountId, hashOfToken(token)],
    )
    return `session=${token}`
  })
}
