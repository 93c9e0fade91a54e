import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { holdSecretKey, isLocked, openSecretKey, restoredWithoutKey } from './secret-key.ts'
import { decrypted, encrypted } from './secrets.ts'

const office = testOffice()
const kept = () => office.db.selectFrom('secrets').select(['name', 'value']).orderBy('name').execute()

let path: string
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-'))
  path = join(folder, 'outside', 'secret.key')
  // What others of this worker have made stays theirs, and open.
  const others = await kept()
  onTestFinished(async () => {
    Reflect.deleteProperty(globalThis, Symbol.for('house.secret-key'))
    await office.db.deleteFrom('secrets').execute()
    if (others.length > 0) await office.db.insertInto('secrets').values(others).execute()
    await rm(folder, { recursive: true })
  })
  await office.db.deleteFrom('secrets').execute()
})

test('the key is made once, for its owner alone, and locks what older versions kept open', async () => {
  const before = await encrypted(office.db, 'made once', 'سبع نخلات')
  const [open] = await kept()
  await Promise.all([openSecretKey(office.db, path), openSecretKey(office.db, path)])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const [shut] = await kept()
  expect([isLocked(open?.value ?? ''), isLocked(shut?.value ?? '')]).toEqual([false, true])
  expect(shut?.value).not.toContain(open?.value)
  expect(await decrypted(office.owner, 'made once', before)).toBe('سبع نخلات')
  expect(await decrypted(office.owner, 'made later', await encrypted(office.db, 'made later', 'x'))).toBe('x')
  expect((await kept()).every(({ value }) => isLocked(value))).toBe(true)
  const key = await readFile(path, 'utf8')
  await openSecretKey(office.db, path)
  expect(await readFile(path, 'utf8')).toBe(key)
})

test('without its key, or with another, nothing starts, and a restore says what would be lost', async () => {
  await encrypted(office.db, 'without its key', 'x')
  await openSecretKey(office.db, path)
  const key = await readFile(path, 'utf8')
  const secrets = await kept()
  expect(await restoredWithoutKey(secrets, path)).toBeNull()

  await rm(path)
  await expect(openSecretKey(office.db, path)).rejects.toThrow('forget:secrets')
  await expect(stat(path)).rejects.toThrow('ENOENT')
  expect(await restoredWithoutKey(secrets, path)).toContain('مفاتيح مزوّد الدفع')
  await writeFile(path, Buffer.alloc(32, 7).toString('base64url'))
  await expect(openSecretKey(office.db, path)).rejects.toThrow('ليس في')
  expect(await restoredWithoutKey(secrets, path)).toContain('second factors')
  await writeFile(path, key)
  await chmod(path, 0o600)
  await openSecretKey(office.db, path)
})

test('who holds another key reads nothing', async () => {
  await openSecretKey(office.db, path)
  const sent = await encrypted(office.db, 'another key', 'x')
  holdSecretKey(Buffer.alloc(32, 7))
  await expect(decrypted(office.owner, 'another key', sent)).rejects.toThrow()
})
