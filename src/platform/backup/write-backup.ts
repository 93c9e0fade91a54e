import { constants, createReadStream } from 'node:fs'
import { access, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { Applied } from '../db/migrate.ts'
import { codeOf, diskFault, fault, folderFault, isDiskFull } from '../faults.ts'
import { plainly, sequencesOf, tablesOf } from './catalogue.ts'
import { type Copied, copyToFile, type Place } from './copy.ts'
import { filesFolder, jobsFile, type Manifest, tableFile, verified } from './manifest.ts'
import { type BackupKey, newBackupKey, writeTo } from './sealing.ts'

/** With a passphrase nothing of the house lies open in the copy but the sums by which its files are called. */
type From = { url: string; filesFolder: string; passphrase?: string | null }
type Into = { folder: string; key: BackupKey }

/**
 * Copies the whole house while it goes on working: every table as it is in one moment, the unfinished work of the queue
 * in that same moment, and every file those rows name. Written aside, checked, and only then given its name.
 */
export async function writeBackup(from: From, target: string): Promise<Manifest> {
  const aside = `${target}.unfinished-${process.pid}`
  try {
    await mkdir(join(aside, 'tables'), { recursive: true, mode: 0o700 })
    const key = from.passphrase ? await newBackupKey(aside, from.passphrase) : null
    const manifest = await inOneMoment(from.url, (client) => copyAll(client, from, { folder: aside, key }))
    const { sink, closed } = writeTo(join(aside, 'manifest.json'), key)
    sink.end(`${JSON.stringify(manifest, null, 2)}\n`)
    await closed
    await verified(aside, key)
    for (const folder of [join(aside, 'tables'), aside]) await flush(folder)
    await rename(aside, target)
    await flush(dirname(target))
    return manifest
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw isDiskFull(error) ? diskFault(target, error) : folderFault(error, target)
  }
}

async function inOneMoment<Output>(url: string, read: (client: pg.Client) => Promise<Output>) {
  const client = new pg.Client({ connectionString: url, application_name: 'house-backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(plainly)
    await client.query('begin isolation level repeatable read read only')
    return await read(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function copyAll(client: pg.Client, from: From, into: Into): Promise<Manifest> {
  const migrations = await appliedIn(client)
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await tablesOf(client)) {
    const command = `copy (select ${columns.join(', ')} from ${name}) to stdout`
    tables.push({ name, columns, ...(await copyToFile(client, command, { path: tableFile(into.folder, name), key: into.key })) })
  }
  const jobs = await copyJobs(client, into)
  const files = await copyFiles(client, from.filesFolder, into)
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const server = rows[0]?.server_version ?? ''
  const sequences = await sequencesOf(client)
  return { format: 1, madeAt: new Date().toISOString(), server, migrations, tables, sequences, jobs, files }
}

async function appliedIn(client: pg.Client) {
  const { rows: there } = await client.query(`select to_regclass('public.migrations') as there`)
  if (!there[0]?.there)
    throw fault('لا شيء هنا لينسخ: قاعدة البيانات فارغة.', 'There is nothing to back up: the database is empty.')
  const { rows } = await client.query<Applied>('select name, sha256 from migrations order by name')
  return rows
}

/** What the queue has still to do. Its own upkeep is not carried over. */
async function copyJobs(client: pg.Client, { folder, key }: Into): Promise<Copied | null> {
  const { rows } = await client.query(`select to_regclass('jobs.job') as there`)
  if (!rows[0]?.there) return null
  const unfinished = `select name, data, start_after from jobs.job where state < 'completed' and name !~ '^__pgboss' order by created_on`
  return copyToFile(client, `copy (${unfinished}) to stdout`, { path: jobsFile(folder), key })
}

/** Bytes are never changed and not swept for a day, so those the rows of this moment name are still there. One that is lost is told. */
async function copyFiles(client: pg.Client, source: string, { folder, key }: Into) {
  const target = filesFolder(folder)
  await mkdir(target, { mode: 0o700 })
  const { rows } = await client.query<{ sha256: string }>('select distinct sha256 from files order by 1')
  const missing: string[] = []
  for (const { sha256 } of rows) {
    const place = join(sha256.slice(0, 2), sha256)
    await mkdir(dirname(join(target, place)), { recursive: true, mode: 0o700 })
    try {
      if (key) await sealFile(join(source, place), { path: join(target, place), key })
      else {
        await copyFile(join(source, place), join(target, place), constants.COPYFILE_FICLONE)
        await flush(join(target, place))
      }
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      missing.push(sha256)
    }
  }
  return { count: rows.length - missing.length, missing }
}

async function sealFile(source: string, { path, key }: Place) {
  // Asked first: a file that is missing leaves no empty one behind.
  await access(source)
  const { sink, closed } = writeTo(path, key)
  await pipeline(createReadStream(source), sink)
  await closed
}

async function flush(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
