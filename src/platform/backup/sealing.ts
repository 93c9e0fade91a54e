import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, type Readable, Transform, type Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { fault } from '../faults.ts'

/** What the files of a copy are sealed with; null where they lie open. */
export type BackupKey = Buffer | null

const chunkSize = 64 * 1024
const [saltSize, tagSize] = [16, 16]
const cost = { N: 2 ** 17, r: 8, p: 1 }
const Note = z.object({
  format: z.literal(1),
  N: z.number().max(2 ** 20),
  r: z.number().max(16),
  p: z.number().max(4),
  salt: z.string(),
  check: z.string(),
})
const noteFile = (folder: string) => join(folder, 'sealed.json')
const known = 'altahaluf'

/** A key for a new copy, and the note by which the passphrase finds it again. */
export async function newBackupKey(folder: string, passphrase: string) {
  const salt = randomBytes(saltSize)
  const key = derive(passphrase, { ...cost, salt: salt.toString('base64url') })
  const check = checkOf(key)
  const note = { format: 1, ...cost, salt: salt.toString('base64url'), check }
  await writeFile(noteFile(folder), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600, flush: true })
  return key
}

/** The key of a copy that is there. */
export async function backupKey(folder: string, passphrase: string | null): Promise<BackupKey> {
  if (!existsSync(noteFile(folder))) return null
  if (passphrase === null)
    throw fault(
      'هذه النسخة مقفلة بعبارة سر. اكتب: ‎--passphrase-file <file>',
      'This backup is sealed with a passphrase. Add: --passphrase-file <file>',
    )
  const note = Note.parse(JSON.parse(await readFile(noteFile(folder), 'utf8')))
  const key = derive(passphrase, note)
  if (checkOf(key) === note.check) return key
  throw fault('عبارة السر ليست عبارة هذه النسخة.', 'This is not the passphrase of this backup.')
}

const derive = (passphrase: string, { N, r, p, salt }: Omit<z.output<typeof Note>, 'format' | 'check'>) =>
  scryptSync(passphrase, Buffer.from(salt, 'base64url'), 32, { N, r, p, maxmem: 256 * N * r })
const checkOf = (key: Buffer) => keyOf(key, Buffer.from(known)).toString('base64url')
const keyOf = (key: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'altahaluf backup', 32))

/** Each chunk is sealed with its place, and the last says that it is the last: none can be left out, moved or cut off. */
function nonceOf(place: number, isLast: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(place, 0, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function sealing(backupKey: Buffer) {
  const salt = randomBytes(saltSize)
  const key = keyOf(backupKey, salt)
  const seal = (chunk: Buffer, place: number, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place, isLast))
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
  return inChunks({ size: chunkSize, first: salt, each: seal })
}

function opening(backupKey: Buffer) {
  let key: Buffer | null = null
  const open = (chunk: Buffer, place: number, isLast: boolean) => {
    const sealed = key ? chunk : chunk.subarray(saltSize)
    key ??= keyOf(backupKey, chunk.subarray(0, saltSize))
    const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(place, isLast))
    cipher.setAuthTag(sealed.subarray(-tagSize))
    return Buffer.concat([cipher.update(sealed.subarray(0, -tagSize)), cipher.final()])
  }
  return inChunks({ size: chunkSize + tagSize, head: saltSize, each: open })
}

type Chunks = { size: number; head?: number; first?: Buffer; each: (chunk: Buffer, place: number, isLast: boolean) => Buffer }

/** Chunks of one size, the first with a head before it; the last may be shorter, and there is always one. */
function inChunks({ size, head = 0, first, each }: Chunks) {
  let waiting = Buffer.alloc(0)
  let place = 0
  const next = () => size + (place === 0 ? head : 0)
  return new Transform({
    construct(done) {
      if (first) this.push(first)
      done()
    },
    transform(chunk: Buffer, _, done) {
      waiting = Buffer.concat([waiting, chunk])
      try {
        // The last is known only when nothing follows.
        for (; waiting.length > next(); place += 1) {
          const whole = waiting.subarray(0, next())
          waiting = waiting.subarray(next())
          this.push(each(whole, place, false))
        }
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        this.push(each(waiting, place, true))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** A new file of a copy; `closed` when it is on the disk. */
export function writeTo(path: string, key: BackupKey): { sink: Writable; closed: Promise<void> } {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const sink = key ? sealing(key) : file
  const closed = new Promise<void>((resolve, reject) => {
    file.once('close', resolve)
    if (key) pipeline(sink as Transform, file, (error) => error && reject(error))
    else file.once('error', reject)
  })
  closed.catch(() => {}) // asked about by whoever writes
  return { sink, closed }
}

export function readFrom(path: string, key: BackupKey): Readable {
  const file = createReadStream(path)
  return key ? pipeline(file, opening(key), () => {}) : file
}

export const readText = (path: string, key: BackupKey) => text(readFrom(path, key))
