import { createHash } from 'node:crypto'
import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/db/embedded.ts'
import { treeSeconds } from './processes.ts'

/**
 * Once per run: a server that does not wait for the disk, and one migrated database for the others to be copied from. It is made
 * anew where a migration or the queue is another, and else found as the last run left it.
 */
export default async function setup({ provide }: TestProject) {
  const external = process.env.TEST_DATABASE_URL
  const embedded = external ? null : await startEmbedded(resolve('data/test-postgres'), { durable: false })
  const server = external ?? embedded?.url ?? ''
  const made = fingerprint()
  await query(server, async (admin) => {
    // Of two runs that begin at once one makes it.
    await admin.query('select pg_advisory_lock(968077)')
    const { rows } = await admin.query<{ name: string; made: string | null }>(
      `select datname as name, shobj_description(oid, 'pg_database') as made from pg_database where datname like 'test\\_%'`,
    )
    const isMade = rows.some((one) => one.name === 'test_template' && one.made === made)
    const left = rows.filter(({ name }) => (name === 'test_template' ? !isMade : !isInUse(name)))
    for (const { name } of left) await admin.query(`drop database if exists "${name}" with (force)`)
    if (isMade) return
    await admin.query(`create database test_template template template0 encoding 'UTF8'`)
    const { makeTemplate } = await import('./make-template.ts')
    await makeTemplate(databaseUrl(server, 'test_template'))
    await admin.query(`comment on database test_template is '${made}'`)
  })
  provide('server', server)
  return async () => {
    if (embedded) noteSeconds(embedded.folder)
    await embedded?.stop()
  }
}

/** The server is nobody's child, and what it cost is nobody else's to say. */
function noteSeconds(folder: string) {
  const notes = process.env.TEST_COSTS
  if (!notes || process.platform !== 'linux') return
  const [postmaster] = readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')
  appendFileSync(notes, `${JSON.stringify({ part: 'of these, PostgreSQL', cpu: treeSeconds(Number(postmaster)), wall: 0 })}\n`)
}

/** The database of this run under that name, for all its workers. */
export const runDatabase = (name: string) => `test_${process.env.TEST_RUN}_${name}`

/** Databases of a run carry the process that made them: another run's are left alone as long as it lives. */
function isInUse(name: string) {
  const maker = Number(/^test_(\d+)_/.exec(name)?.[1])
  if (!maker) return false
  try {
    process.kill(maker, 0)
    return true
  } catch {
    return false
  }
}

/** Of all that decides what stands in a migrated database. */
function fingerprint() {
  const files = globSync([
    ...['src/**/*.sql', 'src/platform/db/*.ts', 'src/platform/jobs/jobs.ts', 'src/testing/*template.ts', 'package-lock.json'],
  ])
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** The same server, another database. */
export function databaseUrl(server: string, database: string) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

export async function query<Output>(url: string, ask: (client: pg.Client) => Promise<Output>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
