import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Db } from './db/database.ts'
import { codeOf, fault, folderFault } from './faults.ts'

/** Named, not kept in this module: the server bundle has a copy of its own. */
const place = Symbol.for('house.secret-key')
const mark = 'locked.'

export const isLocked = (value: string) => value.startsWith(mark)

/** Lies outside the database, so that a copy of the tables alone opens nothing. Tests and tasks that need no secrets have none. */
const secretKey = () => Reflect.get(globalThis, place) as Buffer | undefined
export const holdSecretKey = (key: Buffer) => void Reflect.set(globalThis, place, key)

/** A secret as it lies in its table. */
export function locked(name: string, secret: string, key = secretKey()) {
  if (!key) return secret
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

export function unlocked(name: string, value: string, key = secretKey()) {
  if (!isLocked(value)) return value
  if (!key) throw new Error(`the secret «${name}» is locked, and nobody holds the key`)
  const bytes = Buffer.from(value.slice(mark.length), 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(name))
  cipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}

/** Holds the key of this house, makes it where there is none yet, and locks what older versions kept open. */
export async function openSecretKey(db: Db, path: string) {
  const rows = await db.selectFrom('secrets').select(['name', 'value']).execute()
  const key = (await readKey(path)) ?? (rows.some(({ value }) => isLocked(value)) ? null : await makeKey(path))
  if (!key || !rows.every((row) => opens(key, row))) throw lostKey(path)
  holdSecretKey(key)
  for (const { name, value } of rows.filter((row) => !isLocked(row.value)))
    await db
      .updateTable('secrets')
      .set({ value: locked(name, value, key) })
      .where('name', '=', name)
      .where('value', '=', value)
      .execute()
}

function opens(key: Buffer, { name, value }: { name: string; value: string }) {
  try {
    return unlocked(name, value, key) !== ''
  } catch {
    return false
  }
}

async function readKey(path: string) {
  try {
    const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64url')
    if (key.length !== 32) throw lostKey(path)
    return key
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw folderFault(error, path)
  }
}

/** Linked into place when it is whole: of two processes that start at once both read the same. */
async function makeKey(path: string) {
  const aside = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    await link(aside, path).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  } catch (error) {
    throw folderFault(error, path)
  } finally {
    await rm(aside, { force: true })
  }
  return readKey(path)
}

const lost = {
  arabic: 'رموز الدخول بخطوتين، ومفاتيح مزوّد الدفع وخدمة التوقيع، والروابط المرسلة التي لم تُستعمل',
  english: 'second factors, the keys of the payment provider and the signing service, and links that were sent and not used',
}

const lostKey = (path: string) =>
  fault(
    `ليس في ${path} مفتاح هذه القاعدة. أعد الملف من حيث حفظته (SECRET_KEY_FILE). إن ضاع فشغّل npm run forget:secrets، وتضيع معه: ${lost.arabic}.`,
    `${path} does not hold the key of this database. Put the file back from where you kept it (SECRET_KEY_FILE). If it is lost, run npm run forget:secrets; with it go: ${lost.english}.`,
  )

/** Where the key of a copy is not at hand: what cannot be read without it. */
export async function restoredWithoutKey(rows: { name: string; value: string }[], path: string) {
  const key = await readKey(path)
  if (rows.every((row) => !isLocked(row.value) || (key && opens(key, row)))) return null
  return `ضع مفتاح النسخة في ${path} قبل التشغيل؛ من دونه تضيع: ${lost.arabic}. · Put the key of this copy there before you start; without it are lost: ${lost.english}.`
}
