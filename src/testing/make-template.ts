import type pg from 'pg'
import { letApplicationIn } from '#platform/db/application-role.ts'
import { migrate } from '#platform/db/migrate.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/log.ts'

/** A migrated database with its queue and its role, and nothing of the house in it. */
export async function makeTemplate(url: string) {
  const log = openLog({ LOG_LEVEL: 'silent' })
  await migrate(url)
  const jobs = await startJobs(url, log)
  await jobs.stop()
  await letApplicationIn(url, log)
}

/**
 * What migrations put there carries the time of the database, and the clock of a run may stand before it: then what came with the house
 * would be younger than what was made in it.
 */
export const longAgo = `do $$ declare one record; begin
  set local session_replication_role = replica;
  for one in select format('public.%I', table_name) as named, column_name as part from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
  loop
    execute format($update$ update %1$s set %2$I = timestamptz '2020-01-01 00:00+04' where %2$I > now() - interval '1 day' $update$, one.named, one.part);
  end loop;
end $$`

/**
 * Two functions that make a database again what it is now: `testing.empty` takes out what a test left in tables that are empty now,
 * `testing.restore` also puts back what the others hold. Functions are planned once a connection; a block of 270 statements would be
 * parsed before each test.
 */
export async function learnToEmpty(client: pg.Client) {
  await client.query('create schema testing')
  const { empty, full } = await tablesOf(client)
  const deletions = empty.map((name) => `if pg_relation_size('${name}') > 0 then delete from ${name}; end if`)
  const sequences = await sequencesOf(client)
  const counters = sequences
    .filter(({ at }) => at === null)
    .map(({ name, start }) => `perform setval('${name}', ${start}, false) from ${name} where is_called`)
  const counted = sequences.filter(({ at }) => at !== null).map(({ name, at }) => `perform setval('${name}', ${at})`)
  await client.query(procedure('empty', [...deletions, ...counters, 'delete from jobs.job']))
  await client.query(procedure('restore', [...(await contentsOf(client, full)), ...counted]))
}

/** The product remembers the secrets it made for itself, and which migrations it has seen: those stay as they are. */
const stay = ['secrets', 'migrations']

async function tablesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select format('public.%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [stay],
  )
  const asked = rows.map(({ name }) => `select '${name}' as name, exists (select from ${name}) as full`)
  const tables = await client.query<{ name: string; full: boolean }>(asked.join(' union all '))
  const names = (full: boolean) => tables.rows.filter((one) => one.full === full).map(({ name }) => name)
  return { empty: names(false), full: names(true) }
}

async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; start: string; at: string | null }>(
    `select format('public.%I', sequencename) as name, start_value as start, last_value as at from pg_sequences where schemaname = 'public'`,
  )
  return rows
}

/** As literals, not as tables beside them: whoever copies a database out would find those, too. */
async function contentsOf(client: pg.Client, tables: string[]) {
  const steps: string[] = []
  for (const name of tables) {
    const { rows } = await client.query<{ content: string }>(`select json_agg(one)::text as content from ${name} one`)
    const columns = await client.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    )
    const list = columns.rows[0]?.list
    const literal = client.escapeLiteral(rows[0]?.content ?? '[]')
    steps.push(
      `delete from ${name}`,
      `insert into ${name} (${list}) overriding system value select ${list} from json_populate_recordset(null::${name}, ${literal})`,
    )
  }
  return steps
}

const procedure = (name: string, steps: string[]) =>
  `create function testing.${name}() returns void language plpgsql as $steps$ begin ${steps.join('; ')}; end $steps$`
