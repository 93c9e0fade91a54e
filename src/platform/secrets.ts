import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from './db/database.ts'

const known = new WeakMap<Db, Map<string, string>>()

/** A secret the product made for itself: one per database and purpose, the same in every process. */
async function secretFor(db: Db, name: string) {
  const mine = known.get(db) ?? new Map<string, string>()
  known.set(db, mine)
  const remembered = mine.get(name)
  if (remembered) return remembered
  const fresh = { name, value: randomBytes(32).toString('base64url') }
  await db
    .insertInto('secrets')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  mine.set(name, value)
  return value
}

export async function sealed(db: Db, purpose: string, text: string) {
  const seal = createHmac('sha256', await secretFor(db, purpose))
    .update(text)
    .digest('base64url')
  return `${text}.${seal}`
}

/** The text under a seal of ours, or null. */
export async function unsealed(db: Db, purpose: string, token: string) {
  const text = token.slice(0, token.lastIndexOf('.'))
  const expected = Buffer.from(await sealed(db, purpose, text))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given) ? text : null
}
