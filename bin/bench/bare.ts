import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** The yardstick, in a process of its own: node:http and nothing else, sending the bytes it is given. */
const { body, headers } = (await json(process.stdin)) as { body: string; headers: Record<string, string> }
const bytes = Buffer.from(body, 'base64')
const server = createServer((_, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => console.log(`open: http://127.0.0.1:${(server.address() as AddressInfo).port}`))
