import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where bytes are kept, under the name their content gives them. A local disk here; anything that can do these three elsewhere. */
export type FileStore = {
  put: (bytes: Buffer) => Promise<string>
  get: (sha256: string) => Promise<Buffer>
  has: (sha256: string) => Promise<boolean>
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
  async function put(bytes: Buffer) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (await has(sha256)) return sha256
    const path = place(sha256)
    const aside = `${path}.${process.pid}.${process.hrtime.bigint()}`
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
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
  return { put, has, get: (sha256) => readFile(place(sha256)) }
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
