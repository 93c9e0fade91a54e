import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import pg from 'pg'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { received } from '#areas/finance/posting-rules.ts'
import { post } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { type BenchOffice, benchOffice, median, perSecond } from './office.ts'
import { fillParties } from './parties.ts'

const together = 8
export type Peopled = BenchOffice & { parties: string[]; branches: string[] }

/** What the books take in a second, in turn with the bare «simple update» of pgbench on the same server. */
export const postingSpeeds = () =>
  benchOffice(async (office) => {
    const people = { ...office, ...(await peopled(office)) }
    const update = await simpleUpdate(office)
    const [receive, inOne, inEight] = [
      posting(people),
      invoicing(people, people.branches.slice(0, 1)),
      invoicing(people, people.branches),
    ]
    const [yardsticks, postings, one, eight]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let round = 0; round < 3; round += 1) {
      yardsticks.push(await update.perSecond())
      postings.push(await perSecond(receive, { together }))
      one.push(await perSecond(inOne, { together }))
      eight.push(await perSecond(inEight, { together }))
    }
    await update.end()
    await noGaps(office)
    const yardstick = median(yardsticks)
    const postingsEach = median(postings)
    return {
      by: update.by,
      yardstick,
      postings: postingsEach,
      share: postingsEach / yardstick,
      one: median(one),
      eight: median(eight),
    }
  })

/** Whoever is billed, where, and by whose tax number. */
export async function peopled({ ctx, admin }: BenchOffice) {
  await changeSettings(ctx, { vatin: 'OM1234567890', vatRate: '5' })
  await fillParties(ctx.db, 1_000)
  await admin.query(
    `insert into branches (id, code, name_ar, wilayat, active, added_at)
     select gen_random_uuid(), 'B' || chr(64 + n) || 'X', 'فرع ' || n, 'صلالة', true, now() from generate_series(1, $1::int) n`,
    [together],
  )
  const ids = async (table: string) => (await admin.query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id)
  return { parties: await ids('parties'), branches: await ids('branches') }
}

const oneOf = (all: readonly string[], at: number) => all[at % all.length] ?? ''

/** Money that came from somebody, in the transaction of whoever posts it; nothing but the posting. */
function posting({ ctx, parties }: Peopled) {
  let made = 0
  const { db, ...rest } = ctx
  return () =>
    db.transaction().execute((tx) => {
      made += 1
      const partyId = oneOf(parties, made)
      const work: Work = { ...rest, tx, record() {}, keepFile: async () => '', repeated() {} }
      return post(work, {
        source: { kind: 'bench', id: String(made), purpose: 'receive' },
        memo: 'سند قبض',
        transfers: received(partyId, [{ account: '1110', key: `box-${made % 4}`, amount: 5_000n }]),
      })
    })
}

/** An invoice of three lines as the office issues it: with its number, what is posted, the trail and its delivery. */
function invoicing({ ctx, parties }: Peopled, branches: readonly string[]) {
  let made = 0
  const line = (at: number) => ({
    [`kind${at}`]: 'car-hire',
    [`description${at}`]: `تأجير سيارة ${at}`,
    [`quantity${at}`]: '1',
    [`unitPrice${at}`]: '12.500',
  })
  const day = dayOf(ctx.now())
  const form = { suppliedFrom: day, suppliedUntil: day, dueOn: day, ...line(1), ...line(2), ...line(3) }
  return (lane: number) => {
    made += 1
    return issueInvoice(ctx, { ...form, id: ctx.newId(), partyId: oneOf(parties, made), branchId: oneOf(branches, lane) })
  }
}

/** The «simple update» of pgbench: by pgbench itself where there is one, else the same statements by our driver. */
async function simpleUpdate({ url, admin }: BenchOffice) {
  await admin.query(`create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_accounts select n, 1, 0, '' from generate_series(1, ${accounts}) n;
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
    insert into pgbench_branches values (1, 0, ''); insert into pgbench_tellers select n, 1, 0, '' from generate_series(1, 10) n`)
  await admin.query('vacuum analyze pgbench_accounts')
  const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').at(-1)
  if (pgbench) return { by: 'pgbench', perSecond: async () => byPgbench(pgbench, url), end: async () => {} }
  const pool = new pg.Pool({ connectionString: url, max: together })
  return { by: 'the same statements', perSecond: () => perSecond(() => updateOnce(pool), { together }), end: () => pool.end() }
}

const accounts = 100_000

function byPgbench(pgbench: string, url: string) {
  const asked = ['-N', '-n', '-M', 'prepared', '-c', String(together), '-j', '2', '-T', '3', url]
  const { stdout, stderr } = spawnSync(pgbench, asked, { encoding: 'utf8' })
  const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  if (!tps) throw new Error(`pgbench: ${stderr}`)
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

/** What was issued so fast is numbered from one on, in every series. */
async function noGaps({ admin }: BenchOffice) {
  const { rows } = await admin.query(
    'select branch_id from invoices group by branch_id, kind, year having max(sequence) <> count(*) or min(sequence) <> 1',
  )
  if (rows.length > 0) throw new Error(`a gap in ${rows.length} series`)
}
