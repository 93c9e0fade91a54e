import { CamelCasePlugin, Kysely, type KyselyPlugin, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Asking } from './asking.ts'

/** Every area adds its own tables to this interface, in its tables.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface Database {}

export interface Db extends Asking<Database> {
  readonly isTransaction: boolean
  transaction(): { execute<Output>(carryOut: (tx: Tx) => Promise<Output>): Promise<Output> }
  connection(): { execute<Output>(use: (db: Db) => Promise<Output>): Promise<Output> }
  withPlugin(plugin: KyselyPlugin): Db
  destroy(): Promise<void>
}

/** Wherever a database may ask, so may a transaction; it begins no other, and has no connection to give away. */
export interface Tx extends Db {
  readonly isTransaction: true
  transaction(): never
  connection(): never
  withPlugin(plugin: KyselyPlugin): Tx
  destroy(): never
}
/** Integers of 64 bits arrive as bigint and days as 'YYYY-MM-DD': pg would give text for one and a local midnight for the other. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return BigInt
    if (oid === pg.types.builtins.DATE) return String
    return pg.types.getTypeParser(oid, format)
  },
}

/** How many connections, and how long one waits: for a connection, for what somebody else holds, for an answer, for its own next word. */
export type Patience = { most: number; connection: number; lock: number; statement: number; idle: number }

/** A visitor is told soon that it is busy, and tries again; work in the background can wait. */
export const ofVisitors: Patience = { most: 10, connection: 3_000, lock: 3_000, statement: 15_000, idle: 30_000 }
export const ofJobs: Patience = { most: 4, connection: 30_000, lock: 30_000, statement: 300_000, idle: 300_000 }
const endless: Patience = { most: 10, connection: 10_000, lock: 0, statement: 0, idle: 0 }

type Options = { role?: string | null; patience?: Patience }

/** With a `role`, every connection gives up what its owner may do before it is used. */
export function openDatabase(url: string, log: Log, { role, patience = endless }: Options = {}): Db {
  const { most, connection, lock, statement, idle } = patience
  const limits = `set lock_timeout = ${lock}; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: most,
    application_name: 'house',
    connectionTimeoutMillis: connection,
    keepAlive: true,
    // No question of ours is worth compiling: PostgreSQL does where it guesses high, and takes longer over that than over the answer.
    onConnect: async (client) => {
      await client.query(`set jit = off; ${limits}${role ? `; set role ${role}` : ''}`)
    },
  })
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
  // The pool listens only to idle ones; one that breaks while somebody holds it fails his query, and must not end the process.
  pool.on('connect', (client) => keepNames(client).on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return Object.defineProperty(db, pooled, { value: pool })
}

const mark = '/* often */'

/**
 * At the end of a statement that every command says, in words that do not vary: read and planned once on each connection, where it keeps
 * its name. What finds its rows by another index for other values is not for this, nor what takes all columns a table has.
 */
export const often = sql.raw(mark)
export const saidOften = (text: string) => `${text} ${mark}`

const names = new Map<string, string>()

function nameOf(text: string) {
  const name = names.get(text) ?? `often ${names.size}`
  names.set(text, name)
  return name
}

function keepNames(client: pg.PoolClient) {
  const ask = (...said: unknown[]) => Reflect.apply(pg.Client.prototype.query, client, said)
  const query = (text: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.endsWith(mark) ? ask({ name: nameOf(text), text, values: rest[0] }) : ask(text, ...rest)
  return Object.assign(client, { query })
}

/** Named, not kept in this module: the database is opened outside the server bundle, which has a copy of its own. */
const pooled = Symbol.for('house.pool')

export type Statement = { name: string; text: string }

/** For what every request asks: read and planned once on each connection, where it keeps its name. Columns come as the text names them. */
export async function askPrepared<Row extends object>(db: Db, statement: Statement, values: unknown[]): Promise<Row[]> {
  const pool: pg.Pool | undefined = Reflect.get(db, pooled)
  if (!pool) throw new Error('a prepared statement is asked of a database that was opened here, and of no transaction')
  const { rows } = await pool.query<Row>({ ...statement, values })
  return rows
}
