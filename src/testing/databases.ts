import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl, query } from './template.ts'

/**
 * Every row of every table as text, in an order of its own: two databases that say the same hold the same. Ids of transactions are
 * those of the server that gave them and say nothing of what is held.
 */
export function everyRow(url: string) {
  return query(url, async (client) => {
    await client.query("set timezone = 'UTC'")
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
      `select format('%I', tablename) as name, array(select format('%I', attname) from pg_attribute
         where attrelid = format('%I', tablename)::regclass and attnum > 0 and not attisdropped
           and atttypid not in ('xid'::regtype, 'xid8'::regtype) order by attnum) as columns
       from pg_tables where schemaname = 'public' order by 1`,
    )
    const content: Record<string, string[]> = {}
    for (const { name, columns } of tables) content[name] = await rowsOf(client, name, columns)
    return content
  })
}

async function rowsOf(client: pg.Client, table: string, columns: string[]) {
  const { rows } = await client.query<{ row: string }>(`select row(${columns.join(', ')})::text as row from ${table} order by 1`)
  return rows.map(({ row }) => row)
}

/** An empty database on the server of the tests, for as long as the work takes. */
export async function withEmptyDatabase<Output>(work: (url: string) => Promise<Output>) {
  const name = `test_${process.pid}_${randomUUID().slice(0, 8)}`
  const server = inject('server')
  await query(server, (admin) => admin.query(`create database ${name} template template0 encoding 'UTF8'`))
  try {
    return await work(databaseUrl(server, name))
  } finally {
    await query(server, (admin) => admin.query(`drop database ${name} with (force)`))
  }
}
