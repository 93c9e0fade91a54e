import { resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { approvables, everyPermission } from '#app/areas.ts'
import { introducePermissions, introduceRules } from '#areas/access/introduce.ts'
import { letApplicationIn } from '#platform/db/application-role.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/log.ts'

/** Once per run: a server that does not wait for the disk, and one migrated database for the others to be copied from. */
export default async function setup({ provide }: TestProject) {
  const external = process.env.TEST_DATABASE_URL
  const embedded = external ? null : await startEmbedded(resolve('data/test-postgres'), { durable: false })
  const server = external ?? embedded?.url ?? ''

  await query(server, async (admin) => {
    const left = await admin.query<{ datname: string }>(`select datname from pg_database where datname like 'test\\_%'`)
    for (const { datname } of left.rows) await admin.query(`drop database "${datname}" with (force)`)
    await admin.query('create database test_template')
  })
  const template = databaseUrl(server, 'test_template')
  await migrate(template)
  const log = openLog({ LOG_LEVEL: 'silent' })
  const db = openDatabase(template, log)
  await introducePermissions({ db, now: () => new Date() }, everyPermission)
  await introduceRules({ db }, approvables)
  await db.destroy()
  const jobs = await startJobs(template, log)
  await jobs.stop()
  await letApplicationIn(template, log)

  provide('server', server)
  provide('emptying', await query(template, howToEmpty))
  return () => embedded?.stop()
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

/**
 * One statement that makes a database what the template is. Most tables of most tests hold nothing: to delete from those is a
 * glance, where to truncate them all would cost every test more than the test itself.
 */
async function howToEmpty(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  const steps: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from "${name}" limit 1`)
    // What the product made for itself it remembers: it stays as it is.
    if (!rowCount && name !== 'secrets') steps.push(`delete from "${name}"`)
  }
  const fresh = await client.query<{ name: string; start: string }>(
    `select sequencename as name, start_value as start from pg_sequences where schemaname = 'public' and last_value is null`,
  )
  const again = fresh.rows.map(({ name, start }) => `perform setval('"${name}"', ${start}, false)`)
  return `do $$ begin ${[...steps, ...again].join('; ')}; end $$`
}
