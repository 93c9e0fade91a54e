import { constants } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Applied } from '../db/migrate.ts'
import { codeOf, diskFault, fault, folderFault, isDiskFull } from '../faults.ts'
import { plainly, sequencesOf, tablesOf } from './catalogue.ts'
import { type Copied, copyToFile } from './copy.ts'
import { filesFolder, jobsFile, type Manifest, tableFile, verified } from './manifest.ts'

type From = { url: string; filesFolder: string }

/**
 * Copies the whole house while it goes on working: every table as it is in one moment, the unfinished work of the queue
 * in that same moment, and every file those rows name. Written aside, checked, and only then given its name.
 */
export async function writeBackup(from: From, target: string): Promise<Manifest> {
  const aside = `${target}.unfinished-${process.pid}`
  try {
    await mkdir(join(aside, 'tables'), { recursive: true, mode: 0o700 })
    const manifest = await inOneMoment(from.url, (client) => copyAll(client, from, aside))
    await writeFile(join(aside, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await verified(aside)
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

async function copyAll(client: pg.Client, from: From, folder: string): Promise<Manifest> {
  const migrations = await appliedIn(client)
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await tablesOf(client)) {
    const command = `copy (select ${columns.join(', ')} from ${name}) to stdout`
    tables.push({ name, columns, ...(await copyToFile(client, command, tableFile(folder, name))) })
  }
  const jobs = await copyJobs(client, folder)
  const files = await copyFiles(client, from.filesFolder, filesFolder(folder))
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
async function copyJobs(client: pg.Client, folder: string): Promise<Copied | null> {
  const { rows } = await client.query(`select to_regclass('jobs.job') as there`)
  if (!rows[0]?.there) return null
  const unfinished = `select name, data, start_after from jobs.job where state < 'completed' and name !~ '^__pgboss' order by created_on`
  return copyToFile(client, `copy (${unfinished}) to stdout`, jobsFile(folder))
}

/** Bytes are never changed and not swept for a day, so those the rows of this moment name are still there. One that is lost is told. */
async function copyFiles(client: pg.Client, source: string, target: string) {
  await mkdir(target, { mode: 0o700 })
  const { rows } = await client.query<{ sha256: string }>('select distinct sha256 from files order by 1')
  const missing: string[] = []
  for (const { sha256 } of rows) {
    const place = join(sha256.slice(0, 2), sha256)
    await mkdir(dirname(join(target, place)), { recursive: true, mode: 0o700 })
    try {
      await copyFile(join(source, place), join(target, place), constants.COPYFILE_FICLONE)
      await flush(join(target, place))
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      missing.push(sha256)
    }
  }
  return { count: rows.length - missing.length, missing }
}

async function flush(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
