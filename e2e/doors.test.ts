import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '#testing/server.ts'
import { journeyDatabase } from './visit.ts'

let server: Awaited<ReturnType<typeof startServer>>
let behindHttps: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const database = await journeyDatabase('doors')
  server = await startServer(database)
  behindHttps = await startServer(database, { ORIGIN: 'https://office.example', MODE: 'production' })
})
afterAll(async () => {
  expect(await server.stop()).toBe(0)
  expect(await behindHttps.stop()).toBe(0)
})

const post = (origin: string | null, to = server.url) =>
  fetch(`${to}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'x' }),
    ...(origin && { headers: { Origin: origin } }),
  })

test('the process is alive, and ready once its database is', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok')
  expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ready')
})

test('every answer carries the headers that keep it safe, and scripts run only by nonce or hash', async () => {
  for (const path of ['/', '/contact', '/nowhere', '/healthz', '/robots.txt']) {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security'), path).toBeNull()
  }
  for (const path of ['/', '/contact', '/nowhere']) {
    const policy = (await fetch(server.url + path)).headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts, path).toMatch(/'(nonce|sha256)-/)
    expect(scripts, path).not.toMatch(/unsafe|https?:|\*/)
    expect(policy, path).toContain("frame-ancestors 'none'")
  }
})

test('behind https the browser is told to stay there', async () => {
  const { headers } = await fetch(behindHttps.url)
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('what changes something must come from a page of ours', async () => {
  expect((await post(null)).status).toBe(403)
  expect((await post('https://evil.example')).status).toBe(403)
  expect((await post('null')).status).toBe(403)
  expect((await post(server.url)).status).not.toBe(403)
  expect((await post('https://office.example', behindHttps.url)).status).not.toBe(403)
  expect((await post(behindHttps.url, behindHttps.url)).status).toBe(403)
})

test('a body that is too large is refused in a sentence', async () => {
  const answer = await fetch(`${server.url}/contact`, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: new Uint8Array(49 * 2 ** 20),
  })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('الحد 48 ميجابايت')
})

test('the sentence arrives on a slow line too: the connection stays until all was sent', async () => {
  const headers = { Origin: server.url, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 60 * 2 ** 20 }
  const sending = request(`${server.url}/contact`, { method: 'POST', headers })
  const answer = once(sending, 'response') as Promise<[IncomingMessage]>
  for (let sent = 0; sent < 60; sent += 1) {
    // Longer than the server would wait for what is left of a request it has answered.
    if (sent === 1) await new Promise((resolve) => setTimeout(resolve, 1500))
    if (!sending.write(Buffer.alloc(2 ** 20))) await once(sending, 'drain')
  }
  sending.end()
  const [arrived] = await answer
  expect(arrived.statusCode).toBe(413)
  expect((await arrived.toArray()).join('')).toContain('الحد 48 ميجابايت')
})

test('so is a text without files that is far longer than any form', async () => {
  const headers = { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = `message=${'x'.repeat(2 * 2 ** 20)}`
  const answer = await fetch(`${server.url}/contact`, { method: 'POST', headers, body })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('النص أطول من الحد')
})

test('what a page is made of is for the one who asked: nobody keeps it', async () => {
  const answer = await fetch(`${server.url}/terms.data`, {
    headers: { cookie: `said=${encodeURIComponent('{"text":"hello"}')}` },
  })
  expect(await answer.text()).toContain('hello')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('an address that spells nothing leads nowhere, and is answered as any other that does', async () => {
  for (const path of ['/%', '/%c0%ae', '/services/%E0%A4%A']) {
    const answer = await fetch(server.url + path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).toContain('Unexpected Application Error!')
  }
})

test('an unknown path answers 404 with the number of the request on the page', async () => {
  const answer = await fetch(`${server.url}/nowhere`)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('Unexpected Application Error!')
  expect(html).toContain(answer.headers.get('x-request-id') ?? 'no number')
})

test('what only developers see is not there in production', async () => {
  for (const path of ['/dev/ui', '/dev/outbox']) {
    expect((await fetch(server.url + path)).status, path).toBe(200)
    expect((await fetch(behindHttps.url + path)).status, path).toBe(404)
  }
})

test('an address nobody vouches for cannot be made up', async () => {
  const { port } = new URL(server.url)
  const statuses = new Set<number>()
  for (let n = 0; n < 45; n++) {
    const forged = {
      'X-Forwarded-For': `203.0.113.${n}`,
      Origin: server.url,
      'Content-Type': 'application/x-www-form-urlencoded',
    }
    statuses.add(
      await statusOf({ port, path: '/contact', method: 'POST', headers: { ...forged, Host: new URL(server.url).host } }),
    )
  }
  expect(statuses).toContain(429)
})

function statusOf(options: RequestOptions) {
  return new Promise<number>((resolve, reject) => {
    const ask = request({ ...options, host: '127.0.0.1', localAddress: '127.0.0.9' }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    ask.on('error', reject).end('name=x')
  })
}
