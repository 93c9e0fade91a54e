import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Manifest } from '#platform/backup/manifest.ts'
import { readBackup } from '#platform/backup/read-backup.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { type Config, readConfig, secretKeyFile } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { embeddedIsThere } from '#platform/db/embedded-place.ts'
import { databaseFault, fault, folderFault } from '#platform/faults.ts'
import { diskStore } from '#platform/files/store.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/log.ts'
import { restoredWithoutKey } from '#platform/secret-key.ts'
import { atOnce } from './at-once.ts'
import { openServer } from './open-house.ts'

/** A copy of everything, beside a working product or alone: into the folder that is named, or into one of its own in the data folder. */
export function backup(args: string[]) {
  return atOnce(async () => {
    const { place, passphrase } = await asked(args)
    await withServer(async (config, url) => {
      const folder = await freePlace(config, place)
      const manifest = await writeBackup({ url, filesFolder: join(config.DATA_DIR, 'files'), passphrase }, folder)
      console.log(`نسخة كاملة في · complete copy in ${folder}\n  ${amounts(manifest)}`)
      for (const sha256 of manifest.files.missing) console.log(`  ! ملف مفقود · a file is missing: ${sha256}`)
    }, nothingHere)
  })
}

/** Where to or where from, and the file that holds the passphrase: on the command line itself everybody on the machine would read it. */
async function asked(args: string[]) {
  const at = args.indexOf('--passphrase-file')
  const place = args.find((_, index) => at < 0 || (index !== at && index !== at + 1))
  if (at < 0) return { place, passphrase: null }
  const file = args[at + 1] ?? ''
  const passphrase = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (passphrase.length >= 12) return { place, passphrase }
  throw fault(
    `اكتب بعد --passphrase-file ملفًا فيه عبارة سر من 12 حرفًا أو أكثر.`,
    `After --passphrase-file name a file that holds a passphrase of 12 letters or more.`,
  )
}

/** The reverse: a copy into an empty database, embedded or that of DATABASE_URL. */
export function restore(args: string[]) {
  return atOnce(async () => {
    const { place: source, passphrase } = await asked(args)
    if (!source)
      throw fault('اكتب مجلد النسخة: npm run restore -- <folder>', 'Name the folder of the backup: npm run restore -- <folder>')
    await withServer(async (config, url) => {
      const log = openLog({ LOG_LEVEL: 'error' })
      const files = diskStore(join(config.DATA_DIR, 'files'))
      const manifest = await readBackup(resolve(source), { url, files, passphrase, startJobs: () => startJobs(url, log) })
      console.log(`استُعيدت النسخة · restored the copy of ${manifest.madeAt}\n  ${amounts(manifest)}`)
      const missing = await restoredWithoutKey(await secretsOf(url), secretKeyFile(config))
      if (missing) console.log(`  ! ${missing}`)
    })
  })
}

async function withServer(work: (config: Config, url: string) => Promise<void>, check?: (config: Config) => void) {
  const config = readConfig(process.env)
  check?.(config)
  const { url, stop } = await openServer(config, openLog({ LOG_LEVEL: 'error' }), (progress) => console.log(`… ${progress}`))
  try {
    await work(config, url)
  } catch (error) {
    throw databaseFault(error, url)
  } finally {
    await stop()
  }
}

async function secretsOf(url: string) {
  const db = openDatabase(url, openLog({ LOG_LEVEL: 'error' }))
  return db
    .selectFrom('secrets')
    .select(['name', 'value'])
    .execute()
    .finally(() => db.destroy())
}

function nothingHere({ DATABASE_URL, DATA_DIR }: Config) {
  if (DATABASE_URL || embeddedIsThere(join(DATA_DIR, 'postgres'))) return
  throw fault(`لا شيء في ${DATA_DIR} لينسخ.`, `There is nothing in ${DATA_DIR} to back up.`)
}

/** A folder that is there already and not empty receives the copy inside it, under the time it was made. */
async function freePlace({ DATA_DIR }: Config, target?: string) {
  const stamp = `house-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
  const wanted = resolve(target ?? join(DATA_DIR, 'backups', stamp))
  const folder = existsSync(wanted) && readdirSync(wanted).length > 0 ? join(wanted, stamp) : wanted
  await mkdir(dirname(folder), { recursive: true }).catch((error) => {
    throw folderFault(error, dirname(folder))
  })
  return join(dirname(folder), basename(folder))
}

function amounts({ tables, files }: Manifest) {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  return `${tables.length} جدولًا · tables, ${rows} صفًا · rows, ${files.count} ملفًا · files`
}
