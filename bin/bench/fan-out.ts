import { randomUUID } from 'node:crypto'
import { Agent, get, type IncomingMessage } from 'node:http'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { query } from '#testing/template.ts'

const people = 50
const pagesEach = 10

/** 500 open pages of 50 people, and something that happens to each of them at once: how long until the last page has heard. */
export async function fanOut({ url, folder }: { url: string; folder: string }) {
  const server = await startEmbedded(`${folder}/postgres`)
  const ask = (sql: string, values: unknown[]) => query(server.url, (client) => client.query(sql, values))
  const accounts = Array.from({ length: people }, () => ({ id: randomUUID(), token: randomUUID() }))
  for (const { id, token } of accounts) {
    await ask(
      `insert into user_accounts (id, kind, name, email, status, demonstration, created_at)
       values ($1::uuid, 'customer', 'سالم', $1::text || '@example.com', 'active', false, now())`,
      [id],
    )
    await ask(
      `insert into sessions (id, account_id, token_hash, device, remembered, awaits_second_factor, created_at, last_seen_at, idle_until, expires_at)
       values (gen_random_uuid(), $1, $2, 'x', false, false, now(), now(), now() + interval '1 hour', now() + interval '1 hour')`,
      [id, hashOfToken(token)],
    )
  }
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const open = accounts.flatMap(({ token }) => Array.from({ length: pagesEach }, () => openPage(`${url}/live`, { agent, token })))
  const pages = await Promise.all(open)
  await Promise.all(pages.map(({ hears }) => hears()))

  const began = performance.now()
  const heard = Promise.all(pages.map(({ hears }) => hears()))
  await ask(`select pg_notify('live', id::text) from unnest($1::uuid[]) id`, [accounts.map(({ id }) => id)])
  await heard
  const took = performance.now() - began
  for (const { close } of pages) close()
  agent.destroy()
  await server.stop()
  return { pages: pages.length, took }
}

async function openPage(url: string, { agent, token }: { agent: Agent; token: string }) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { cookie: `session=${token}` } }, resolve).on('error', reject)
  })
  let [heard, taken] = [0, 0]
  let wake = () => {}
  response.setEncoding('utf8').on('data', (text: string) => {
    heard += text.split('event: unread').length - 1
    wake()
  })
  return {
    /** The next news, whether it has come already or is still to come. */
    async hears() {
      taken += 1
      while (heard < taken) await new Promise<void>((resolve) => (wake = resolve))
    },
    close: () => response.destroy(),
  }
}
