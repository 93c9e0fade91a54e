import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import pg from 'pg'
import { fault } from '../faults.ts'

const source = `${import.meta.dirname}/../..`
export const migrationLock = 968_001
const oldest = 15

export type Applied = { name: string; sha256: string }

/** Applies, in order of time over all areas, the files this database has not seen; each in one transaction. */
export async function migrate(url: string, say: (name: string) => void = () => {}) {
  const client = new pg.Client({ connectionString: url, application_name: 'house-migrate', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const applied = await appliedTo(client)
    refuseStrangers(applied)
    for (const migration of migrations()) {
      if (applied.some(({ name }) => name === migration.name)) continue
      say(migration.name)
      await inTransaction(client, migration)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function appliedTo(client: pg.Client) {
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<Applied>('select name, sha256 from migrations order by name')
  return rows
}

export async function refuseOldServer(client: pg.Client) {
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  const { version = '?', number = 0 } = rows[0] ?? {}
  if (number >= oldest * 10_000) return
  throw fault(
    `إصدار PostgreSQL في DATABASE_URL هو ${version}، ويلزم ${oldest} أو أحدث. رقِّ الخادم أو اختر غيره.`,
    `The PostgreSQL of DATABASE_URL is version ${version}; ${oldest} or later is needed. Upgrade it or choose another.`,
  )
}

const theDatabase = { arabic: 'قاعدة البيانات', english: 'The database' }

/** What was applied must be files of ours, unchanged: otherwise this code and this database do not belong together. */
export function refuseStrangers(applied: Applied[], { arabic, english } = theDatabase) {
  const ours = new Map(migrations().map(({ name, sha256 }) => [name, sha256]))
  const unknown = applied.find(({ name }) => !ours.has(name))
  if (unknown)
    throw fault(
      `${arabic} من إصدار أحدث من هذه الشيفرة: فيها ${unknown.name} وهو ليس هنا. شغّل الإصدار الأحدث.`,
      `${english} is newer than this code: it has seen ${unknown.name}, which is not here. Start the newer version.`,
    )
  const edited = applied.find(({ name, sha256 }) => ours.get(name) !== sha256)
  if (edited)
    throw fault(
      `عُدّل ملف الترحيل ${edited.name} بعد تطبيقه. أعده كما كان واكتب التغيير في ملف جديد.`,
      `The migration ${edited.name} was edited after it had been applied. Put it back and write the change as a new one.`,
    )
}

export type Migration = ReturnType<typeof migrations>[number]

export function migrations() {
  return globSync(['platform/migrations/*.sql', 'areas/*/migrations/*.sql'], { cwd: source })
    .map((path) => ({ name: basename(path), sql: readFileSync(`${source}/${path}`, 'utf8') }))
    .map((file) => ({ ...file, sha256: createHash('sha256').update(file.sql).digest('hex') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function inTransaction(client: pg.Client, { name, sql, sha256 }: Migration) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
