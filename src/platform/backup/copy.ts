import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type pg from 'pg'
import { type BackupKey, readFrom, writeTo } from './sealing.ts'

/** What pg hands to a query of our own, and the parts of its connection that its types leave out. */
type Wire = pg.Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void; sendCopyFail(why: string): void }
type Copying = {
  start?: (wire: Wire) => void
  chunk?: (chunk: Buffer, wire: Wire) => void
}

export type Place = { path: string; key: BackupKey }
export type Copied = { rows: number; bytes: number; sha256: string }

/** The answer of a COPY … TO STDOUT into a file of its own, on the disk before this returns; never more in memory than a few blocks. */
export async function copyToFile(client: pg.Client, command: string, { path, key }: Place): Promise<Copied> {
  const { sink: file, closed } = writeTo(path, key)
  const hash = createHash('sha256')
  let bytes = 0
  let block: Buffer[] = []
  let waiting = 0
  let goOn = () => {}

  function write() {
    const content = Buffer.concat(block)
    block = []
    waiting = 0
    hash.update(content)
    bytes += content.length
    return file.write(content)
  }
  try {
    const rows = await copy(client, command, {
      chunk(chunk, wire) {
        block.push(Buffer.from(chunk)) // pg uses its own buffer again
        waiting += chunk.length
        if (waiting < 65_536 || write() || wire.stream.isPaused()) return
        wire.stream.pause()
        goOn = () => wire.stream.resume()
        file.once('drain', goOn)
      },
    })
    write()
    file.end()
    await closed
    return { rows, bytes, sha256: hash.digest('hex') }
  } catch (error) {
    file.destroy()
    throw error
  } finally {
    goOn() // a file that is being closed never says that it can take more
  }
}

/** A file as the input of a COPY … FROM STDIN, read as fast as the server takes it. */
export function copyFromFile(client: pg.Client, command: string, place: Place) {
  return copy(client, command, {
    start: (wire) =>
      void pour(place, wire).catch((error: unknown) => wire.sendCopyFail(error instanceof Error ? error.message : 'unreadable')),
  })
}

async function pour({ path, key }: Place, wire: Wire) {
  for await (const chunk of readFrom(path, key)) {
    wire.sendCopyFromChunk(chunk)
    if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
  }
  wire.endCopyFrom()
}

/** pg has no COPY, but runs whatever can be submitted to its connection. Answers the number of rows. */
function copy(client: pg.Client, command: string, { start, chunk }: Copying) {
  return new Promise<number>((resolve, reject) => {
    let rows = 0
    client.query({
      submit: (wire: pg.Connection) => wire.query(command),
      handleCopyInResponse: (wire: Wire) => start?.(wire),
      handleCopyData: (message: { chunk: Buffer }, wire: Wire) => chunk?.(message.chunk, wire),
      handleCommandComplete(message: { text: string }) {
        rows = Number(/\d+$/.exec(message.text)?.[0] ?? 0)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: (error: Error) => reject(error),
    })
  })
}
