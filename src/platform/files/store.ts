import { createHash } from 'node:crypto'
import { glob, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Where bytes are kept, under the name their content gives them. A local disk here; anything that can do these elsewhere. */
export type FileStore = {
  put: (bytes: Buffer) => Promise<string>
  get: (sha256: string) => Promise<Buffer>
  has: (sha256: string) => Promise<boolean>
  /** Lets go of what was put there before a time and nobody wants. Answers how many. */
  sweep: (before: Date, isWanted: (sha256: string) => Promise<boolean>) => Promise<number>
}

/** On the disk of this machine: written aside, flushed and renamed, so that a name is never seen with half its content. */
export function diskStore(folder: string): FileStore {
  const place = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)

  async function has(sha256: string) {
    return stat(place(sha256)).then(
      () => true,
      () => false,
    )
  }
  /** Bytes that are there already count as put now, so that no sweep takes them from under the row that is about to name them. */
  async function touched(sha256: string) {
    const now = new Date()
    return utimes(place(sha256), now, now).then(
      () => true,
      () => false,
    )
  }
  async function put(bytes: Buffer) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (await touched(sha256)) return sha256
    const path = place(sha256)
    const aside = `${path}.${process.pid}.${process.hrtime.bigint()}`
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await flushed(aside, bytes)
      await rename(aside, path)
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
    const parent = await open(dirname(path))
    await parent.sync().finally(() => parent.close())
    return sha256
  }
  async function sweep(before: Date, isWanted: (sha256: string) => Promise<boolean>) {
    let gone = 0
    for await (const path of glob(join(folder, '??', '*'))) {
      if (!(await isOlder(path, before)) || (isSha256(basename(path)) && (await isWanted(basename(path))))) continue
      if (await letGo(path, before)) gone += 1
    }
    return gone
  }
  return { put, has, sweep, get: (sha256) => readFile(place(sha256)) }
}

const isSha256 = (name: string) => /^[0-9a-f]{64}$/.test(name)
const isOlder = async (path: string, time: Date) => (await stat(path)).mtime < time

/** Moved aside first: somebody who put the same bytes a moment ago either touched them, and they go back, or writes them anew. */
async function letGo(path: string, before: Date) {
  const aside = `${path}.${process.pid}.gone`
  await rename(path, aside)
  if (await isOlder(aside, before)) {
    await rm(aside)
    return true
  }
  await rename(aside, path)
  return false
}

/** Whether the folder can be written to, tried by writing. */
export async function tryFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  const trial = join(folder, `.trial.${process.pid}`)
  try {
    await flushed(trial, Buffer.from('may I?'))
  } finally {
    await rm(trial, { force: true })
  }
}

async function flushed(path: string, bytes: Buffer) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
