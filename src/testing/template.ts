import { resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
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
  const jobs = await startJobs(template, openLog({ LOG_LEVEL: 'silent' }))
  await jobs.stop()

  provide('server', server)
  provide('emptied', await query(template, emptyTables))
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

async function emptyTables(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  const empty: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from "${name}" limit 1`)
    if (!rowCount) empty.push(name)
  }
  return empty
}
