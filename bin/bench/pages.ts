import { randomUUID } from 'node:crypto'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { query } from '#testing/template.ts'
import { requestsPerSecond } from './load.ts'
import { type Product, processorTime } from './product.ts'

const together = 16
const measured = 240

/** What one page of the back office costs: statements the database is asked, processor time of the process, answers a second. */
export async function pageCosts({ url, folder, pid }: Product, paths: string[]) {
  const server = await startEmbedded(`${folder}/postgres`)
  const ask = <Row extends object>(sql: string, values: unknown[] = []) =>
    query(server.url, async (client) => (await client.query<Row>(sql, values)).rows)
  await untilQuiet(pid)
  const headers = { cookie: `session=${await generalManager(ask)}` }
  const costs: { path: string; statements: number; cpu: number; perSecond: number }[] = []
  for (const path of paths) {
    const load = { together, headers }
    await requestsPerSecond(url + path, { ...load, requests: 120 })
    const statements = await statementsOf(ask, async () => {
      await requestsPerSecond(url + path, { ...load, together: 1, requests: 20 })
    })
    const began = processorTime(pid)
    const perSecond = await requestsPerSecond(url + path, { ...load, requests: measured })
    costs.push({ path, statements: Math.round(statements / 20), cpu: (processorTime(pid) - began) / measured, perSecond })
  }
  await server.stop()
  return costs
}

/** Until what is left to be done in the background is done. */
export async function untilQuiet(pid: number) {
  for (let used = Number.POSITIVE_INFINITY; used > 50; ) {
    const before = processorTime(pid)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    used = processorTime(pid) - before
  }
}

type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

/** Whoever sees most of the sidebar. */
export async function generalManager(ask: Ask) {
  const token = randomUUID()
  await ask(
    `insert into sessions (id, account_id, token_hash, device, remembered, awaits_second_factor, created_at, last_seen_at, idle_until, expires_at)
     select gen_random_uuid(), account_id, $1, 'x', false, false, now(), now() + interval '1 hour', now() + interval '1 hour', now() + interval '1 hour'
     from user_roles where role = 'generalManager' limit 1`,
    [hashOfToken(token)],
  )
  return token
}

/**
 * A page that only reads opens no transaction, so each of its statements is one of its own. What the house asks by itself in as long a time
 * is counted first, and taken off.
 */
async function statementsOf(ask: Ask, work: () => Promise<void>) {
  const begun = async () => {
    // A backend tells the counters ten seconds after its last word.
    await new Promise((resolve) => setTimeout(resolve, 11_000))
    const [row] = await ask<{ count: string }>(
      `select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`,
    )
    return Number(row?.count)
  }
  const first = await begun()
  const before = await begun()
  await work()
  return (await begun()) - before - (before - first)
}
