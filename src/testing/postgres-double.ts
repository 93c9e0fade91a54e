import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Behaviour = { version: string } | { refuses: string }

/** A server that speaks just enough of PostgreSQL's protocol to be an old one, or to refuse whoever comes. */
export async function postgresDouble(behaviour: Behaviour) {
  const server = createServer((socket) => socket.on('error', () => {}).on('data', (data) => answer(socket, data, behaviour)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `postgresql://clerk:secret@127.0.0.1:${(server.address() as AddressInfo).port}/office`
}

function answer(socket: Socket, data: Buffer, behaviour: Behaviour) {
  const begins = data[0] === 0
  if (begins && 'refuses' in behaviour) return socket.end(message('E', `SFATAL\0C${behaviour.refuses}\0Mno\0\0`))
  if (begins) return socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
  if (data[0] !== 0x51 || !('version' in behaviour)) return socket.end()
  const number = `${Number.parseInt(behaviour.version, 10)}0009`
  socket.write(Buffer.concat([columns('version', 'number'), row(behaviour.version, number), message('C', 'SELECT 1\0'), ready]))
}

function message(kind: string, body: Buffer | string) {
  const content = Buffer.from(body)
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(kind), length, content])
}

const ready = message('Z', 'I')
const short = (value: number) => Buffer.from([value >> 8, value & 255])
const long = (value: number) => Buffer.concat([short(value >> 16), short(value & 65_535)])

function columns(...names: string[]) {
  const text = [long(0), short(0), long(25), short(0), long(0), short(0)]
  return message('T', Buffer.concat([short(names.length), ...names.flatMap((name) => [Buffer.from(`${name}\0`), ...text])]))
}

function row(...values: string[]) {
  return message(
    'D',
    Buffer.concat([short(values.length), ...values.flatMap((value) => [long(value.length), Buffer.from(value)])]),
  )
}
