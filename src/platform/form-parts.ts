import { once } from 'node:events'
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { FormFiles } from './form-files.ts'

/** What is no form of ours: the sentence is for the log, the status for whoever sent it. */
export class FormFault extends Error {
  readonly status: 400 | 413
  constructor(status: 400 | 413, message: string) {
    super(message)
    this.status = status
  }
}

type Aside = { field: string; name: string; size: number; read: () => Promise<Buffer> }
export type FormParts = { parts: ({ field: string; text: string } | Aside)[]; forget: () => Promise<void> }

/** More fields than any form of ours has, and more text: whoever sends more is no form. */
const mostFields = 1_000
const mostText = 256 * 1024

/** The fields and files of a form in the order they came; files are written aside while they stream, and nobody's where `files` is null. */
export async function readParts(request: Request, files: FormFiles | null): Promise<FormParts> {
  const type = request.headers.get('content-type') ?? ''
  if (!request.body) throw new FormFault(400, 'no form')
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { parts: await readFields(request.body), forget: async () => {} }
  if (!type.startsWith('multipart/form-data')) throw new FormFault(400, 'no form')
  return readMultipart(request.body, { type, files })
}

async function readFields(body: ReadableStream<Uint8Array>) {
  const chunks: Uint8Array[] = []
  let [length, fields] = [0, 1]
  for await (const chunk of body) {
    length += chunk.length
    for (const byte of chunk) if (byte === ampersand) fields += 1
    // Read to its end, kept no longer: a browser looks for an answer only when it has sent everything.
    if (length <= mostText && fields <= mostFields) chunks.push(chunk)
  }
  if (length > mostText) throw new FormFault(413, 'too much text')
  if (fields > mostFields) throw new FormFault(400, 'too many fields')
  return [...new URLSearchParams(Buffer.concat(chunks).toString())].map(([field, text]) => ({ field, text }))
}

const ampersand = '&'.charCodeAt(0)

type Asked = { type: string; files: FormFiles | null }

async function readMultipart(body: ReadableStream<Uint8Array>, { type, files }: Asked): Promise<FormParts> {
  const parts: FormParts['parts'] = []
  const writing: Promise<unknown>[] = []
  const stop = new AbortController()
  const folder = folderAside()
  let [text, fault]: [number, Error | null] = [0, null]
  const refuse = (status: 400 | 413, message: string) => {
    fault ??= new FormFault(status, message)
  }
  const broken = (error: Error) => {
    fault ??= error
    reader.destroy(error)
  }
  const reader = openReader(type, files)
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) reader.on(limit, () => refuse(400, 'too many parts'))
  reader.on('field', (field, value, ...cut) => {
    text += value.length
    if (cut[0] || cut[1] || text > mostText) refuse(413, 'too much text')
    else if (!fault) parts.push({ field, text: value })
  })
  reader.on('file', (field, stream, name) => {
    const limit = files?.get(field)
    const aside: Aside = { field, name: name ?? '', size: 0, read: async () => Buffer.alloc(0) }
    const place = parts.push(aside)
    const most = limit && !fault ? limit.megabytes * 2 ** 20 : 0
    const path = () => folder.pathOf(place)
    const taken = writeAside(stream, { aside, most, path, broken, stop: stop.signal }).then(() => {
      if (files && !limit && aside.size > 0) refuse(413, 'a file where none is asked for')
    })
    writing.push(taken.catch(() => {}))
  })
  await pour(body, { reader, until: () => fault !== null }).catch(() => refuse(400, 'no form'))
  if (fault) {
    reader.destroy()
    // The reader ends no file it is in the midst of, and a file that is destroyed at its very end ends its sink no more: both are stopped.
    stop.abort()
  }
  await Promise.all(writing)
  if (!fault) return { parts, forget: folder.forget }
  await folder.forget()
  throw fault
}

/** A folder of this form's own, made when its first file comes. */
function folderAside() {
  let folder: Promise<string> | undefined
  return {
    async pathOf(place: number) {
      folder ??= mkdtemp(`${tmpdir()}/form-`)
      return `${await folder}/${place}`
    },
    async forget() {
      const made = await folder?.catch(() => undefined)
      if (made) await rm(made, { recursive: true, force: true })
    },
  }
}

type Pouring = { reader: Busboy; until: () => boolean }

async function pour(body: ReadableStream<Uint8Array>, { reader, until }: Pouring) {
  const ended = once(reader, 'finish')
  ended.catch(() => {}) // asked about below, if it comes to that
  const from = body.getReader()
  let thrownAway = 0
  for (;;) {
    const { done, value } = await from.read()
    if (until()) thrownAway += value?.length ?? 0
    else if (done) reader.end()
    else if (!reader.write(value)) await Promise.race([once(reader, 'drain'), ended])
    if (done) break
    if (thrownAway > mostThrownAway) return void (await from.cancel())
  }
  if (!until()) await ended
}

/** A browser looks for an answer only when it has sent everything; past this it is cut off. */
const mostThrownAway = 2 ** 20

function openReader(type: string, files: FormFiles | null) {
  const mostFiles = [...(files?.values() ?? [])].reduce((sum, { most }) => sum + most, 0)
  // Twice what may come, so that choosing too many is told under the field and not as a broken form.
  const limits = { fields: mostFields, fieldSize: mostText, fieldNameSize: 200, files: mostFiles * 2 + 10, headerPairs: 20 }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...limits, parts: mostFields + mostFiles * 2 + 10 } })
  } catch {
    throw new FormFault(400, 'no form')
  }
}

type Taken = {
  aside: Aside
  most: number
  path: () => Promise<string>
  /** It cannot be kept: the disk is full, say. */
  broken: (error: Error) => void
  stop: AbortSignal
}

/**
 * Up to what its field takes onto the disk; beyond that it is only measured. The file is opened by the sink itself, so that the stream is
 * read from the moment it is there: an end or a fault that comes while a file is being opened would be missed by whoever asks later.
 */
async function writeAside(stream: BusboyFileStream, { aside, most, path, broken, stop }: Taken) {
  let place = ''
  let file: FileHandle | null = null
  const answered = (work: Promise<unknown>, done: (error?: Error | null) => void) =>
    void work.then(
      () => done(),
      (error: Error) => {
        broken(error)
        done(error)
      },
    )
  const begin = async () => {
    place = await path()
    file = await open(place, 'w', 0o600)
  }
  const sink = new Writable({
    construct: (done) => (most > 0 ? answered(begin(), done) : done()),
    write(chunk: Buffer, _, done) {
      aside.size += chunk.length
      if (!file || aside.size > most) done()
      else answered(file.write(chunk), done)
    },
    destroy: (error, done) => (file ? answered(file.close(), () => done(error)) : done(error)),
  })
  const closed = new Promise<void>((resolve) => sink.once('close', resolve))
  await pipeline(stream, sink, { signal: stop }).finally(() => closed)
  if (file) aside.read = async () => (aside.size > most ? Buffer.alloc(0) : readFile(place))
}
