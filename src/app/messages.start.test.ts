import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { mailServer } from '#testing/mail-server.ts'
import { bareFolder, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'

async function databaseOf(data: string) {
  const server = await startEmbedded(join(data, 'postgres'))
  onTestFinished(server.stop)
  return <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    query(server.url, async (client) => (await client.query<Row>(sql, values)).rows)
}
type Ask = Awaited<ReturnType<typeof databaseOf>>

/** Of the house: the clock of the database is another. */
const now = () => `timestamptz '${new Date().toISOString()}'`

const count = 500

async function letters(ask: Ask, count: number) {
  const fact = randomUUID()
  await ask(
    `insert into facts (id, name, command, subject_id, actor_id, request_id, data, happened_at)
     values ($1, 'test.told', 'test.tell', 'x', 'house', 'test', '{}', ${now()})`,
    [fact],
  )
  await ask(
    `insert into messages (id, fact_id, channel, recipient, subject, text, status, queued_at, send_after)
     select gen_random_uuid(), $1, 'email', 'no' || n || '@example.com', 'رسالة', 'رسالة ' || n, 'queued', ${now()}, ${now()}
     from generate_series(1, $2) n`,
    [fact, count],
  )
}

test('of 500 letters each is taken exactly once by the mail server, or its log says why, though two senders are killed five times', async () => {
  const data = bareFolder()
  const mail = await mailServer({ takes: 20 })
  const sender = () => startProcess({ DATA_DIR: data, MODE: 'production', SMTP_URL: mail.url })
  const first = sender()
  await first.opened()
  const ask = await databaseOf(data)
  await letters(ask, count)

  const senders = [first, sender()]
  for (let kills = 1; kills <= 5; kills++) {
    await expect.poll(() => mail.taken.length).toBeGreaterThanOrEqual(kills * 60)
    const at = kills % 2
    await senders[at]?.kill('SIGKILL')
    senders[at] = sender()
  }
  const waiting = async (states: string) => {
    const [found] = await ask<{ n: string }>(`select count(*) as n from messages where status in (${states})`)
    return Number(found?.n)
  }
  await expect.poll(() => waiting(`'queued', 'failed'`)).toBe(0)
  // What was in the hands of a killed sender is found after three minutes; nobody waits that long here.
  await sleep(2000)
  await ask(`update messages set sending_since = sending_since - interval '10 minutes' where status = 'sending'`)
  senders.push(sender())
  await expect.poll(() => waiting(`'queued', 'failed', 'sending'`)).toBe(0)

  const rows = await ask<{ id: string; interruptions: number; problem: string | null }>(
    'select id, interruptions, problem from messages',
  )
  const times = (id: string) => mail.taken.filter((one) => one === id).length
  expect(rows.filter(({ id }) => times(id) === 0)).toEqual([])
  for (const { interruptions, problem } of rows.filter(({ id }) => times(id) > 1)) {
    expect(interruptions).toBeGreaterThan(0)
    expect(problem).toContain('توقف العمل أثناء التسليم')
  }
  expect(mail.taken.length - count).toBeLessThanOrEqual(5 * 4)
  for (const { kill } of senders) await kill('SIGTERM')
})

test('a sender that is asked to stop finishes the letters in its hands, and the next one goes on with the rest', async () => {
  const data = bareFolder()
  const mail = await mailServer({ takes: 150 })
  const sender = () => startProcess({ DATA_DIR: data, MODE: 'production', SMTP_URL: mail.url })
  const first = sender()
  await first.opened()
  const ask = await databaseOf(data)
  await letters(ask, 60)
  await expect.poll(() => mail.taken.length, { interval: 20 }).toBeGreaterThanOrEqual(10)
  expect(await first.kill('SIGTERM')).toBe(0)
  expect(first.said()).not.toMatch(/"level":[56]0/)
  expect(mail.taken.length).toBeLessThan(60)

  const second = sender()
  await expect.poll(() => mail.taken.length, { interval: 100 }).toBeGreaterThanOrEqual(60)
  expect(await second.kill('SIGTERM')).toBe(0)
  const rows = await ask<{ id: string; status: string; interruptions: number }>('select id, status, interruptions from messages')
  expect(rows.map(({ status, interruptions }) => [status, interruptions])).toEqual(rows.map(() => ['sent', 0]))
  expect(mail.taken.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})

/** What a page hears on the line it keeps open, as it comes; and whether the line was ended, and not cut off. */
async function openPage(url: string, token: string) {
  const { body, headers } = await fetch(`${url}/live`, { headers: { cookie: `session=${token}` } })
  const heard: string[] = []
  const ended = (async () => {
    for await (const part of body ?? []) heard.push(Buffer.from(part).toString())
    return true
  })().catch(() => false)
  return { type: headers.get('content-type'), last: () => /data: (\d+)\n\n$/.exec(heard.join(''))?.[1], ended }
}

async function salimSignedIn(ask: Ask) {
  const [account, fact, token] = [randomUUID(), randomUUID(), 'c2FsaW1zLWJyb3dzZXI']
  await ask(
    `insert into user_accounts (id, kind, name, email, status, demonstration, created_at)
     values ($1, 'customer', 'سالم', 'salim@example.com', 'active', false, ${now()})`,
    [account],
  )
  await ask(
    `insert into sessions (id, account_id, token_hash, device, remembered, awaits_second_factor, created_at, last_seen_at, idle_until, expires_at)
     values (gen_random_uuid(), $1, $2, 'متصفح', false, false, ${now()}, ${now()}, ${now()} + interval '1 hour', ${now()} + interval '1 hour')`,
    [account, hashOfToken(token)],
  )
  await ask(
    `insert into facts (id, name, command, subject_id, actor_id, request_id, data, happened_at)
     values ($1, 'test.told', 'test.tell', 'x', 'house', 'test', '{}', ${now()})`,
    [fact],
  )
  return { account, fact, token }
}

test('the pages a person has open at two processes hear at once what happens at either, and a process that stops lets them go', async () => {
  const data = bareFolder()
  const [one, other] = [
    startProcess({ DATA_DIR: data, MODE: 'production' }),
    startProcess({ DATA_DIR: data, MODE: 'production' }),
  ]
  const urls = [await one.opened(), await other.opened()]
  const ask = await databaseOf(data)
  const { account, fact, token } = await salimSignedIn(ask)
  expect((await fetch(`${urls[0]}/live`)).status).toBe(204)

  const pages = await Promise.all(urls.map((url) => openPage(url, token)))
  expect(pages.map(({ type }) => type)).toEqual(Array(2).fill('text/event-stream; charset=utf-8'))
  await expect.poll(() => pages.map(({ last }) => last())).toEqual(['0', '0'])

  await ask(
    `with told as (insert into messages (id, fact_id, channel, recipient, account_id, text, status, queued_at, delivered_at)
       values (gen_random_uuid(), $1, 'in-app', $2::text, $2::uuid, 'أجبنا طلبك', 'delivered', ${now()}, ${now()}) returning account_id)
     select pg_notify('live', account_id::text) from told`,
    [fact, account],
  )
  await expect.poll(() => pages.map(({ last }) => last())).toEqual(['1', '1'])

  const headers = { cookie: `session=${token}`, origin: urls[0] ?? '', 'content-type': 'application/x-www-form-urlencoded' }
  const read = await fetch(`${urls[0]}/dashboard/messages`, {
    method: 'POST',
    body: 'from=/dashboard/messages',
    headers,
    redirect: 'manual',
  })
  expect(read.status).toBe(303)
  await expect.poll(() => pages.map(({ last }) => last())).toEqual(['0', '0'])

  expect(await one.kill('SIGTERM')).toBe(0)
  expect(await pages[0]?.ended).toBe(true)
  expect(await other.kill('SIGTERM')).toBe(0)
})
