import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { diskStore } from '#platform/files/store.ts'
import { uploads } from '#platform/files/uploads.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/log.ts'
import { anyone } from '#platform/permissions.ts'
import { everyRow, withEmptyDatabase } from '#testing/databases.ts'
import { testOffice } from '#testing/office.ts'
import { databaseUrl, query } from '#testing/template.ts'
import type { Manifest } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const office = testOffice()
const kept = defineFact('test.kept', z.object({ said: z.string() }))
const keep = command({
  name: 'test.keep',
  permission: anyone,
  input: z.object({ said: z.string(), files: uploads({ kinds: ['pdf'], most: 1, megabytes: 1 }) }),
  async run({ keepFile, record }, { said, files }) {
    for (const file of files) await keepFile(file)
    record(kept, 'someone', { said })
  },
})
const pdf = Buffer.from('%PDF-1.7\nhello')
const log = openLog({ LOG_LEVEL: 'silent' })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

async function officeUrl() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(office.db)
  return databaseUrl(inject('server'), rows[0]?.name ?? '')
}
const copyOffice = async () => writeBackup({ url: await officeUrl(), filesFolder: office.folder }, join(folder, 'copy'))
const putInto = (url: string, copy = join(folder, 'copy')) =>
  readBackup(copy, { url, files: diskStore(join(folder, 'files')), startJobs: () => startJobs(url, log) })
const unfinished = (url: string) =>
  query(
    url,
    async (client) => (await client.query(`select name, data from jobs.job where state < 'completed' order by data::text`)).rows,
  )

test('what comes back is every row, every file, every counter and every piece of unfinished work', async () => {
  await keep(office.visitor(), { said: 'سطر\nآخر\t\\N "علامة" 🏗️', files: [{ name: 'رسم.pdf', bytes: pdf }] })
  await keep(office.visitor(), { said: '', files: [] })
  await copyOffice()

  await withEmptyDatabase(async (url) => {
    await putInto(url)
    expect(await everyRow(url)).toEqual(await everyRow(await officeUrl()))
    expect(await unfinished(url)).toEqual(await unfinished(await officeUrl()))
    const next = await query(url, (client) => client.query(`select nextval(pg_get_serial_sequence('facts', 'sequence')) as next`))
    const last = await office.db
      .selectFrom('facts')
      .select((eb) => eb.fn.max('sequence').as('last'))
      .executeTakeFirstOrThrow()
    expect(BigInt(next.rows[0]?.next)).toBe(last.last + 1n)
  })
  const { sha256 } = await office.db.selectFrom('files').select('sha256').executeTakeFirstOrThrow()
  expect(await diskStore(join(folder, 'files')).get(sha256)).toEqual(pdf)
})

test('tables larger than any buffer come over whole', async () => {
  const many = sql`insert into tries select 'door ' || repeat('x', n % 900), n::text, now(), 1 from generate_series(1, 20000) n`
  await many.execute(office.db)
  const { tables } = await copyOffice()
  expect(tables.find(({ name }) => name === 'public.tries')?.bytes).toBeGreaterThan(5_000_000)
  await withEmptyDatabase(async (url) => {
    await putInto(url)
    expect(await everyRow(url)).toEqual(await everyRow(await officeUrl()))
  })
})

test('a copy made while people write holds all that was acknowledged before it, and nothing half', async () => {
  let acknowledged = 0
  let writing = true
  const clerk = async () => {
    while (writing) {
      await keep(office.visitor(), { said: String(acknowledged), files: [] })
      acknowledged += 1
    }
  }
  const clerks = Promise.all([clerk(), clerk(), clerk()])
  await new Promise((resolve) => setTimeout(resolve, 300))
  const before = acknowledged
  await copyOffice()
  writing = false
  await clerks

  await withEmptyDatabase(async (url) => {
    await putInto(url)
    const { facts } = await everyRow(url)
    expect(before).toBeGreaterThan(0)
    expect(facts?.length).toBeGreaterThanOrEqual(before)
    expect(await unfinished(url)).toHaveLength(facts?.length ?? -1)
  })
})

test('a copy that was touched is refused before anything is written', async () => {
  await keep(office.visitor(), { said: 'x', files: [] })
  await copyOffice()
  await appendFile(join(folder, 'copy', 'tables', 'public.facts.copy'), 'x')
  await withEmptyDatabase(async (url) => {
    await expect(putInto(url)).rejects.toThrow(/damaged/)
    expect(await everyRow(url)).toEqual({})
  })
})

test('a database somebody lives in is not written to', async () => {
  await copyOffice()
  await expect(putInto(await officeUrl())).rejects.toThrow(/not empty/)
})

/** Makes the copy say something else, with sums that agree. */
async function rewrite(change: (manifest: Manifest) => void) {
  const path = join(folder, 'copy', 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'))
  change(manifest)
  await writeFile(path, JSON.stringify(manifest))
}

test('a copy whose names are more than names is not a copy', async () => {
  await copyOffice()
  await rewrite(({ tables }) => {
    for (const table of tables) table.columns = ['id) from stdin; drop table facts; --']
  })
  await withEmptyDatabase((url) => expect(putInto(url)).rejects.toThrow(/not a backup/))
})

test('a copy of a newer version is refused', async () => {
  await copyOffice()
  await rewrite(({ migrations }) => migrations.push({ name: '29990101000000_x.sql', sha256: '0' }))
  await withEmptyDatabase((url) => expect(putInto(url)).rejects.toThrow(/The backup is newer/))
})

test('a copy of an older version is brought up to date', async () => {
  await keep(office.visitor(), { said: 'x', files: [] })
  await copyOffice()
  const added = '20260101000004_seedings.sql'
  const path = join(folder, 'copy', 'tables', 'public.migrations.copy')
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => !line.startsWith(added))
  await writeFile(path, lines.join('\n'))
  await rewrite((manifest) => {
    manifest.migrations = manifest.migrations.filter(({ name }) => name !== added)
    manifest.tables = manifest.tables.filter(({ name }) => name !== 'public.seedings')
    const sha256 = createHash('sha256').update(lines.join('\n')).digest('hex')
    for (const table of manifest.tables)
      if (table.name === 'public.migrations') Object.assign(table, { sha256, rows: table.rows - 1 })
  })
  await withEmptyDatabase(async (url) => {
    await putInto(url)
    const ours = await everyRow(await officeUrl())
    expect(await everyRow(url)).toEqual({ ...ours, migrations: expect.arrayContaining([expect.stringContaining(added)]) })
  })
})

test('half a copy never carries the name of one', async () => {
  await expect(
    writeBackup({ url: 'postgresql://localhost:1/none', filesFolder: office.folder }, join(folder, 'copy')),
  ).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
})

describe('with a passphrase', () => {
  const passphrase = 'سبع نخلات عند الوادي'
  const copy = () => join(folder, 'sealed')
  const writeSealed = async () => writeBackup({ url: await officeUrl(), filesFolder: office.folder, passphrase }, copy())
  const restore = (url: string, said: string | null) => {
    const files = diskStore(join(folder, 'files'))
    return readBackup(copy(), { url, files, startJobs: () => startJobs(url, log), passphrase: said })
  }
  const pathsOf = async () => (await readdir(copy(), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

  test('a copy comes back as it was, and whoever finds it reads nothing', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(3 * 65_536, 'سطر')])
    await keep(office.visitor(), { said: 'نص لا يُقرأ', files: [{ name: 'رسم.pdf', bytes: large }] })
    await writeSealed()
    for (const { parentPath, name } of await pathsOf()) {
      const bytes = await readFile(join(parentPath, name))
      for (const open of ['نص لا يُقرأ', 'test.kept', '%PDF', 'public.facts', 'سطرسطر'])
        expect(bytes.includes(open), `${name}: ${open}`).toBe(false)
    }
    await withEmptyDatabase(async (url) => {
      await restore(url, passphrase)
      expect(await everyRow(url)).toEqual(await everyRow(await officeUrl()))
    })
    const { sha256 } = await office.db.selectFrom('files').select('sha256').executeTakeFirstOrThrow()
    expect(await diskStore(join(folder, 'files')).get(sha256)).toEqual(large)
  })

  test('without the passphrase, or with another, nothing is begun', async () => {
    await writeSealed()
    await withEmptyDatabase(async (url) => {
      await expect(restore(url, null)).rejects.toThrow('--passphrase-file')
      await expect(restore(url, 'ثماني نخلات عند الوادي')).rejects.toThrow('ليست عبارة هذه النسخة')
    })
  })

  test.each([
    [
      'a changed byte',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 100), Buffer.from([1 ^ (bytes[100] ?? 0)]), bytes.subarray(101)]),
    ],
    ['a cut end', (bytes: Buffer) => bytes.subarray(0, 16 + 65_536 + 16)],
    ['a chunk taken out', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 16), bytes.subarray(16 + 65_552)])],
  ])('%s is found before anything is begun', async (_, change) => {
    await keep(office.visitor(), {
      said: 'x',
      files: [{ name: 'رسم.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(200_000, 1)]) }],
    })
    await writeSealed()
    const [large] = (await pathsOf()).filter(({ parentPath }) => parentPath.includes('files'))
    const path = join(large?.parentPath ?? '', large?.name ?? '')
    await writeFile(path, change(await readFile(path)))
    await withEmptyDatabase((url) => expect(restore(url, passphrase)).rejects.toThrow('النسخة تالفة'))
  })
})
