import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Every area adds its own tables to this interface, in its tables.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface Database {}
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Integers of 64 bits arrive as bigint and days as 'YYYY-MM-DD': pg would give text for one and a local midnight for the other. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return BigInt
    if (oid === pg.types.builtins.DATE) return String
    return pg.types.getTypeParser(oid, format)
  },
}

export function openDatabase(url: string, log: Log): Db {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    application_name: 'house',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
  // The pool listens only to idle ones; one that breaks while somebody holds it fails his query, and must not end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
