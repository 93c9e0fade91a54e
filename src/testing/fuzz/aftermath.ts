import type pg from 'pg'
import { verifyTrail } from '#platform/audit/verify.ts'
import { openDatabase } from '#platform/db/database.ts'
import { diskStore } from '#platform/files/store.ts'
import { openLog } from '#platform/log.ts'
import { query } from '../template.ts'

type Asked = { database: string; folder: string }

/** What must be true of the office whatever was thrown at it; each sentence is a promise that was broken. */
export async function brokenPromises({ database, folder }: Asked) {
  const broken = await query(database, async (client) => [
    ...(await lastOnes(client)),
    ...(await orphans(client)),
    ...(await lostFiles(client, folder)),
  ])
  const db = openDatabase(database, openLog({ LOG_LEVEL: 'silent' }))
  const verdict = await verifyTrail({ db })
  await db.destroy()
  return verdict.broken ? [...broken, `the trail is broken on ${verdict.broken.day}`] : broken
}

async function lastOnes(client: pg.Client) {
  const broken: string[] = []
  for (const role of ['administrator', 'generalManager']) {
    const { rowCount } = await client.query(
      `select from user_roles join user_accounts a on a.id = account_id
       where role = $1 and branch_id is null and until is null and a.status = 'active' limit 1`,
      [role],
    )
    if (!rowCount) broken.push(`nobody is ${role} any more`)
  }
  return broken
}

/** Rows whose parent is not there: every key that points somewhere is followed anew. */
async function orphans(client: pg.Client) {
  const { rows } = await client.query<{ child: string; parent: string; child_column: string; parent_column: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent,
       quote_ident(c.attname) as child_column, quote_ident(p.attname) as parent_column
     from pg_constraint
     join pg_attribute c on c.attrelid = conrelid and c.attnum = conkey[1]
     join pg_attribute p on p.attrelid = confrelid and p.attnum = confkey[1]
     where contype = 'f' and array_length(conkey, 1) = 1 and connamespace = 'public'::regnamespace`,
  )
  const broken: string[] = []
  for (const { child, parent, child_column, parent_column } of rows) {
    const { rowCount } = await client.query(
      `select from ${child} c where c.${child_column} is not null
       and not exists (select from ${parent} p where p.${parent_column} = c.${child_column}) limit 1`,
    )
    if (rowCount) broken.push(`${child}.${child_column} points at nothing in ${parent}`)
  }
  return broken
}

async function lostFiles(client: pg.Client, folder: string) {
  const { rows } = await client.query<{ sha256: string }>('select distinct sha256 from files')
  const store = diskStore(`${folder}/files`)
  const lost: string[] = []
  for (const { sha256 } of rows) if (!(await store.has(sha256))) lost.push(`the bytes of ${sha256} are not in the store`)
  return lost
}
