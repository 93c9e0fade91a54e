import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Heard = { path: string; body: string; headers: Record<string, string> }

/** A shop's program on the loopback that is told what happens: it may fail, hang, send elsewhere, be gone, or say other than it does. */
export async function hookReceiver() {
  const heard: Heard[] = []
  const receiver = { answers: 200 as number | 'hang' | 'redirect' | 'lie' }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    heard.push({ path: request.url ?? '', body, headers: request.headers as Record<string, string> })
    if (receiver.answers === 'hang') return
    if (receiver.answers === 'redirect') return response.writeHead(302, { location: '/elsewhere' }).end()
    // It promises more than it sends, and hangs up.
    if (receiver.answers === 'lie') {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('heard')
      return response.destroy()
    }
    return response.writeHead(receiver.answers).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, { url: `http://127.0.0.1:${port}/hook`, heard })
}
