import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Sent = { from: string; to: string; text: string; reference: string; callback_url: string }
const key = 'a key nobody knows'

/** An SMS service on the loopback that speaks as the real ones do: a bearer key, one message for each idempotency key, an id for an answer. */
export async function smsService() {
  const taken = new Map<string, Sent>()
  const service = { calls: 0, failing: null as { status: number; body: string } | null }
  const server = createServer(async (request, response) => {
    service.calls += 1
    const body = await text(request)
    const answer = (status: number, said: string) => response.writeHead(status, { 'content-type': 'application/json' }).end(said)
    if (request.headers.authorization !== `Bearer ${key}`) return answer(401, '{"error":"unauthorized"}')
    const once = String(request.headers['idempotency-key'])
    if (!taken.has(once)) taken.set(once, JSON.parse(body))
    if (service.failing) return answer(service.failing.status, service.failing.body)
    return answer(201, JSON.stringify({ id: `sms-${[...taken.keys()].indexOf(once) + 1}`, status: 'accepted' }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return Object.assign(service, {
    url: `http://:${encodeURIComponent(key)}@127.0.0.1:${port}/v1/messages?from=AlTahaluf`,
    wrongUrl: `http://:guessed@127.0.0.1:${port}/v1/messages?from=AlTahaluf`,
    taken: () => [...taken.values()],
    signed: (body: string) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
  })
}
