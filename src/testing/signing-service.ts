import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Request = { reference: string; document: { sha256: string; content: string }; signer: { name: string; phone: string } }
type Kept = Request & { state: 'waiting' | 'signed' | 'declined'; evidence: string | null }

const key = 'a key nobody knows'

/** A licensed service of signatures on the loopback: one request for each reference, signed on a page of its own. */
export async function signingService() {
  const kept = new Map<string, Kept>()
  const double = { calls: 0, failing: false }
  const server = createServer(async (request, response) => {
    double.calls += 1
    const body = await text(request)
    const say = (status: number, said: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    if (request.headers.authorization !== `Bearer ${key}`) return say(401, { error: 'unauthorized' })
    if (double.failing) return say(503, { error: 'down' })
    if (request.method === 'POST') {
      const asked: Request = JSON.parse(body)
      const id = `s-${asked.reference}`
      if (!kept.has(id)) kept.set(id, { ...asked, state: 'waiting', evidence: null })
      return say(201, { id, url: `https://sign.example.om/${id}` })
    }
    const one = kept.get(decodeURIComponent(request.url?.split('/').at(-1) ?? ''))
    if (!one) return say(404, { error: 'unknown' })
    const { reference, state, evidence, document } = one
    say(200, { reference, state, evidence, sha256: document.sha256 })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return Object.assign(double, {
    account: { name: 'مزوّد التجربة', address: `http://127.0.0.1:${port}`, keyPassword: key },
    /** All that was brought, and whether each is what its hash says. */
    brought: () =>
      [...kept.values()].map(({ document, signer }) => ({
        ...signer,
        isWhole: createHash('sha256').update(Buffer.from(document.content, 'base64')).digest('hex') === document.sha256,
      })),
    becomes: (state: Kept['state'], document?: { sha256: string }) => {
      for (const one of kept.values()) Object.assign(one, { state, evidence: 'cert-0042', ...(document && { document }) })
    },
  })
}
