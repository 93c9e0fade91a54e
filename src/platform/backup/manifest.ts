import { createHash } from 'node:crypto'
import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { fault } from '../faults.ts'
import { type BackupKey, readFrom, readText } from './sealing.ts'

const Content = z.object({ rows: z.number(), bytes: z.number(), sha256: z.string() })
/** Names are spoken to the database and to the disk as they stand here, so they are nothing but names. */
const Table = Content.extend({ name: z.string().regex(/^\w+\.\w+$/), columns: z.array(z.string().regex(/^"?\w+"?$/)) })

/** What a copy of the house consists of. The tables come in an order in which no row refers to one that is not there yet. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  server: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  jobs: Content.nullable(),
  files: z.object({ count: z.number(), missing: z.array(z.string()) }),
})
export type Manifest = z.output<typeof Manifest>

/** Where a table's rows lie in a copy. */
export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.copy`)
export const jobsFile = (folder: string) => join(folder, 'jobs.copy')
export const filesFolder = (folder: string) => join(folder, 'files')

/** Reads every byte of a copy once and compares it with what was written down, so that nothing begins on half a copy. */
export async function verified(folder: string, key: BackupKey): Promise<Manifest> {
  const manifest = await read(folder, key)
  for (const table of manifest.tables) await compare({ path: tableFile(folder, table.name), key }, table.sha256)
  if (manifest.jobs) await compare({ path: jobsFile(folder), key }, manifest.jobs.sha256)
  let count = 0
  for await (const path of glob(join(filesFolder(folder), '*', '*'))) {
    await compare({ path, key }, basename(path))
    count += 1
  }
  if (count !== manifest.files.count) throw damaged(filesFolder(folder))
  return manifest
}

async function read(folder: string, key: BackupKey) {
  try {
    return Manifest.parse(JSON.parse(await readText(join(folder, 'manifest.json'), key)))
  } catch (error) {
    throw fault(
      `ليس في ${folder} نسخة احتياطية: لا ملف manifest.json صالحًا فيه.`,
      `${folder} is not a backup: it holds no manifest.json that can be read.`,
      error,
    )
  }
}

async function compare({ path, key }: { path: string; key: BackupKey }, sha256: string) {
  const hash = createHash('sha256')
  try {
    await pipeline(readFrom(path, key), hash)
  } catch (error) {
    throw damaged(path, error)
  }
  if (hash.digest('hex') !== sha256) throw damaged(path)
}

const damaged = (path: string, cause?: unknown) =>
  fault(
    `النسخة تالفة: ${path} ليس كما كُتب. استعمل نسخة أخرى.`,
    `The backup is damaged: ${path} is not as it was written. Use another one.`,
    cause,
  )
