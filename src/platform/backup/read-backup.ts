import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { type Applied, migrate, migrationLock, migrations, refuseOldServer, refuseStrangers } from '../db/migrate.ts'
import { fault } from '../faults.ts'
import type { FileStore } from '../files/store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { plainly, tablesOf } from './catalogue.ts'
import { copyFromFile, type Place } from './copy.ts'
import { filesFolder, jobsFile, type Manifest, tableFile, verified } from './manifest.ts'
import { type BackupKey, backupKey, readFrom } from './sealing.ts'

type Into = { url: string; files: FileStore; startJobs: () => Promise<Jobs>; passphrase?: string | null }

/**
 * Puts a copy of the house into an empty database, in one transaction: the tables as they were when it was made,
 * their rows, the unfinished work. What has been added to the tables since then is applied afterwards, as at any start.
 */
export async function readBackup(folder: string, { url, files, startJobs, passphrase = null }: Into): Promise<Manifest> {
  const key = await backupKey(folder, passphrase)
  const manifest = await verified(folder, key)
  refuseStrangers(manifest.migrations, { arabic: 'النسخة', english: 'The backup' })
  const client = new pg.Client({ connectionString: url, application_name: 'house-restore', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query(plainly)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseUnlessEmpty(client)
    for await (const path of glob(join(filesFolder(folder), '*', '*'))) await files.put(await buffer(readFrom(path, key)))
    const jobs = await startJobs()
    await fill(client, folder, { manifest, jobs, key }).finally(() => jobs.stop())
    await client.query('analyze')
  } finally {
    await client.end().catch(() => {})
  }
  await migrate(url)
  return manifest
}

async function refuseUnlessEmpty(client: pg.Client) {
  const tables = await tablesOf(client)
  if (tables.length === 0) return
  throw fault(
    `قاعدة البيانات ليست فارغة: فيها ${tables.length} جدولًا. الاستعادة إلى قاعدة أو مجلد فارغ فقط.`,
    `The database is not empty: it holds ${tables.length} tables. A backup is restored only into an empty database or folder.`,
  )
}

type Filling = { manifest: Manifest; jobs: Jobs; key: BackupKey }

async function fill(client: pg.Client, folder: string, { manifest, jobs, key }: Filling) {
  await client.query('begin')
  await client.query(
    'create table migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  for (const { sql } of migrationsOf(manifest.migrations)) await client.query(sql)

  // Rows the migrations put there come with the copy, and what a trigger would do about a row was done when it was new.
  const names = manifest.tables.map(({ name }) => name)
  await client.query('set constraints all immediate')
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const { name, columns, rows } of manifest.tables) {
    const put = await copyFromFile(client, `copy ${name} (${columns.join(', ')}) from stdin`, {
      path: tableFile(folder, name),
      key,
    })
    if (put !== rows) throw new Error(`${name}: ${put} rows of ${rows}`)
  }
  await client.query('set constraints all immediate')
  await beginAnew(client)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, last } of manifest.sequences) await client.query('select setval($1::regclass, $2::bigint)', [name, last])
  if (manifest.jobs) await fillQueue(client, { path: jobsFile(folder), key }, jobs)
  await client.query('commit')
}

/** Ids of transactions are those of the server that gave them: an area whose tables keep any puts them right by its function `…_restored`. */
async function beginAnew(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname like '%\\_restored'`,
  )
  for (const { name } of rows) await client.query(`select ${name}()`)
}

function migrationsOf(applied: Applied[]) {
  const names = new Set(applied.map(({ name }) => name))
  return migrations().filter(({ name }) => names.has(name))
}

async function fillQueue(client: pg.Client, place: Place, jobs: Jobs) {
  await client.query('create temp table unfinished (name text, data jsonb, start_after timestamptz) on commit drop')
  await copyFromFile(client, 'copy unfinished from stdin', place)
  const { rows } = await client.query<{ queue: string; data: object; startAfter: Date }>(
    'select name as queue, data, start_after as "startAfter" from unfinished',
  )
  await jobs.putBack(client, rows)
}
