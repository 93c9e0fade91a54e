import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { type BenchOffice, perSecond } from './office.ts'

export const together = 8
const accounts = 100_000

const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').at(-1)

/** The «simple update» of pgbench: by pgbench itself where there is one, else the same statements by our driver. */
export async function simpleUpdate({ url, admin }: BenchOffice) {
  await admin.query(`create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_accounts select n, 1, 0, '' from generate_series(1, ${accounts}) n;
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
    insert into pgbench_branches values (1, 0, ''); insert into pgbench_tellers select n, 1, 0, '' from generate_series(1, 10) n`)
  await admin.query('vacuum analyze pgbench_accounts')
  if (pgbench) return { by: 'pgbench', perSecond: async () => asked(pgbench, url, ['-N']), end: async () => {} }
  const pool = new pg.Pool({ connectionString: url, max: together })
  return { by: 'the same statements', perSecond: () => perSecond(() => updateOnce(pool), { together }), end: () => pool.end() }
}

function asked(program: string, url: string, what: string[]) {
  const how = ['-n', '-M', 'prepared', '-c', String(together), '-j', '2', '-T', '3', url]
  const { stdout, stderr } = spawnSync(program, [...what, ...how], { encoding: 'utf8' })
  const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  if (!tps || stderr.includes('ERROR')) throw new Error(`pgbench: ${stderr}`)
  return tps
}

async function updateOnce(pool: pg.Pool) {
  const client = await pool.connect()
  const aid = 1 + Math.floor(Math.random() * accounts)
  await client.query('begin')
  await client.query({ name: 'u', text: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', values: [5, aid] })
  await client.query({ name: 's', text: 'select abalance from pgbench_accounts where aid = $1', values: [aid] })
  await client.query({ name: 'i', text: 'insert into pgbench_history values (1, 1, $1, 5, now())', values: [aid] })
  await client.query('commit')
  client.release()
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

type Step = { named: string; values: readonly string[] }

/** The one step of the database among all that is said while something is done: what the function takes, as the product says it. */
export async function stepOf(named: string, does: () => Promise<unknown>): Promise<Step> {
  const heard: string[][] = []
  const query = pg.Client.prototype.query
  const listening = function (this: pg.Client, ...said: [{ text?: string; values?: string[] }]) {
    if (said[0].text?.includes(named)) heard.push(said[0].values ?? [])
    return Reflect.apply(query, this, said)
  }
  Object.assign(pg.Client.prototype, { query: listening })
  await does().finally(() => Object.assign(pg.Client.prototype, { query }))
  const [values] = heard
  if (!values) throw new Error(`nothing asks for ${named}`)
  return { named, values }
}

type Again = { ofParty: string; ofBranch?: string; branches?: readonly string[] }

/** That step alone, said again and again by pgbench: for any customer, in the branch of each lane, under ids of its own. */
export async function stepByPgbench(
  { url, admin }: BenchOffice,
  { named, values }: Step,
  { ofParty, ofBranch, branches = [] }: Again,
) {
  if (!pgbench) return null
  const own = new Set(JSON.stringify(values).match(uuid))
  own.delete(ofParty)
  if (ofBranch) own.delete(ofBranch)
  const lane = `(array[${branches.map((id) => `'${id}'`)}])[1 + :client_id % ${branches.length}]`
  const ids = [...own].map((id) => [id, 'uuidv7()::text'])
  const changed = [
    ...ids,
    [ofParty, '(select id::text from parties where sequence = 1000000 + :party)'],
    ['box-1', `'box-' || :party % 4`],
  ]
  if (ofBranch) changed.push([ofBranch, lane])
  const said = changed.reduce((text, [was = '', is]) => `replace(${text}, '${was}', ${is})`, 'said')
  await admin.query('create table if not exists bench_steps (named text, said text)')
  await admin.query('insert into bench_steps values ($1, $2)', [named, JSON.stringify(values.map(asJson))])
  const takes = values.map((value, at) => (isJson(value) ? `took->${at}` : `took->>${at}`))
  const text = `\\set party random(0, 999)
    select 1 / (answer.fault is null)::int from (select ${said}::jsonb as took from bench_steps where named = '${named}' limit 1) step
    cross join lateral ${named}(${takes}) answer;`
  return { perSecond: () => inFile(text, (path) => asked(pgbench, url, ['-f', path])) }
}

const isJson = (value: string) => /^[{[]/.test(value)
const asJson = (value: string): unknown => (isJson(value) ? JSON.parse(value) : value)

function inFile<Output>(text: string, does: (path: string) => Output) {
  const folder = mkdtempSync(`${tmpdir()}/bench-step-`)
  try {
    writeFileSync(`${folder}/step.sql`, text.replaceAll('\n    ', '\n'))
    return does(`${folder}/step.sql`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
