import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import pg from 'pg'

const source = `${import.meta.dirname}/../..`
const lock = 968_001

/** Applies, in order of time over all areas, the files this database has not seen; each in one transaction. */
export async function migrate(url: string, say: (name: string) => void = () => {}) {
  const client = new pg.Client({ connectionString: url, application_name: 'house-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
    const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
    for (const migration of migrations()) {
      const known = applied.get(migration.name)
      if (known === undefined) {
        say(migration.name)
        await apply(client, migration)
      }
      if (known !== undefined && known !== migration.sha256)
        throw new Error(`${migration.name} was edited after it had been applied`)
    }
  } finally {
    await client.end()
  }
}

type Migration = ReturnType<typeof migrations>[number]

function migrations() {
  return globSync(['platform/migrations/*.sql', 'areas/*/migrations/*.sql'], { cwd: source })
    .map((path) => ({ name: basename(path), sql: readFileSync(`${source}/${path}`, 'utf8') }))
    .map((file) => ({ ...file, sha256: createHash('sha256').update(file.sql).digest('hex') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
