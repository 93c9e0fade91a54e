import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Db, often } from './db/database.ts'
import { locked, unlocked } from './secret-key.ts'

const known = new WeakMap<Db, Map<string, string>>()

/** A secret the product made for itself: one per database and purpose, the same in every process. */
async function secretFor(db: Db, name: string) {
  const mine = known.get(db) ?? new Map<string, string>()
  known.set(db, mine)
  const remembered = mine.get(name)
  if (remembered) return remembered
  // In a transaction nothing is remembered of another, so what is asked first is what is there almost always.
  const kept = (await keptSecret(db, name)) ?? (await firstValue(db, name))
  const value = unlocked(name, kept)
  mine.set(name, value)
  return value
}

async function keptSecret(db: Db, name: string) {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).modifyEnd(often).executeTakeFirst()
  return row?.value
}

/** Of two processes that make it at once both take that of the first. */
async function firstValue(db: Db, name: string) {
  const fresh = { name, value: locked(name, randomBytes(32).toString('base64url')) }
  await db
    .insertInto('secrets')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await keptSecret(db, name)
  if (kept === undefined) throw new Error(`the secret ${name} was not kept`)
  return kept
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

/** Six digits that follow from this text and from nothing anybody can know: they need not be kept anywhere. */
export async function digitsOf(db: Db, purpose: string, text: string) {
  const seal = createHmac('sha256', await secretFor(db, purpose))
    .update(text)
    .digest()
  return String(seal.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** What has to be read again, but not by whoever sees the table it lies in. */
export async function encrypted(db: Db, purpose: string, text: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await keyFor(db, purpose), nonce)
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

export const decrypted = async (db: Db, purpose: string, kept: string) => readWith(await keyFor(db, purpose), kept)

/** The same of what has been outside: null for what is not ours. */
export async function decryptedIfOurs(db: Db, purpose: string, brought: string) {
  const key = await keyFor(db, purpose)
  try {
    return readWith(key, brought)
  } catch {
    return null
  }
}

function readWith(key: Buffer, kept: string) {
  const bytes = Buffer.from(kept, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}

const keyFor = async (db: Db, purpose: string) => Buffer.from(await secretFor(db, purpose), 'base64url')
