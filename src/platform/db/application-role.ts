import pg from 'pg'
import type { Log } from '../log.ts'
import { migrationLock } from './migrate.ts'

/** What the product works under, once the tables are made: it adds facts, seals and postings, and changes or removes none. */
export const applicationRole = 'house_app'

/**
 * Gives the application its role on this database; null where the role of DATABASE_URL may not make one,
 * and the triggers alone keep the facts. Asked at every start: tables may have been added.
 */
export async function letApplicationIn(url: string, log: Log) {
  const client = new pg.Client({ connectionString: url, application_name: 'house-migrate', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      `begin; ${makeRole}; ${grants('public')}; ${grants('jobs')}; ${addOnly}; set local role ${applicationRole}; commit`,
    )
    return applicationRole
  } catch (error) {
    if (!isNotAllowed(error)) throw error
    log.warn({ error: error.message }, 'no role of its own for the application: triggers alone keep the facts')
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

const isNotAllowed = (error: unknown): error is Error => error instanceof Error && 'code' in error && error.code === '42501'

/** A role belongs to the whole server: another database may be making it at this moment. */
const makeRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${applicationRole}') then
    begin
      create role ${applicationRole} nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, '${applicationRole}', 'member') then
    execute format('grant ${applicationRole} to %I', current_user);
  end if;
end $$`

const grants = (schema: string) => `grant usage on schema ${schema} to ${applicationRole};
  grant select, insert, update, delete on all tables in schema ${schema} to ${applicationRole};
  grant usage, select on all sequences in schema ${schema} to ${applicationRole};
  grant execute on all functions in schema ${schema} to ${applicationRole}`

/** A migration says of its own tables what may be done with them: `comment on table … is 'add only'`, or 'read only'. */
const addOnly = `revoke update, delete on facts, seals from ${applicationRole};
  revoke insert, update, delete on migrations from ${applicationRole};
  do $$ declare one record; begin
    for one in select objoid::regclass as name, description from pg_description
      where classoid = 'pg_class'::regclass and objsubid = 0 and description in ('add only', 'read only')
    loop
      execute format('revoke update, delete on %s from ${applicationRole}', one.name);
      if one.description = 'read only' then
        execute format('revoke insert on %s from ${applicationRole}', one.name);
      end if;
    end loop;
  end $$`
