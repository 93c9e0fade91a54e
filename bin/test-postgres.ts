import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Outcome, tests } from './steps.ts'

type Owner = { uid: number; gid: number } | null

/** The promises on a PostgreSQL of the system: a server of our own for as long as they run, on a socket in a private folder. */
export async function testOnPostgres(options: string[]): Promise<Outcome> {
  const binaries = found() ?? (options.includes('--install') ? installed() : undefined)
  if (!binaries) {
    console.error('No PostgreSQL of the system here. As root on Debian: npm run test:postgres -- --install')
    return { passed: 0, failed: 1, faults: ['no PostgreSQL of the system'] }
  }
  const folder = mkdtempSync(`${tmpdir()}/postgres-`)
  const owner = process.getuid?.() === 0 ? unprivileged() : null
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const server = start(binaries, folder, owner)
  try {
    await untilReady(folder)
    process.env.TEST_DATABASE_URL = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
    return await tests(`promises on ${binaries}`, ['promises', 'promises-alone'])
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true })
  }
}

/** The oldest that will do: what runs there runs on newer ones. */
function found() {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((path) => Number(path.split('/')[4]) >= 15 && existsSync(`${path}/initdb`))
    .sort()[0]
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' })
  return found()
}

function unprivileged(): Owner {
  const [, , uid, gid] = /^postgres:.*$|^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

function start(binaries: string, folder: string, owner: Owner) {
  const as = { ...owner, cwd: '/' }
  const made = spawnSync(
    `${binaries}/initdb`,
    ['-D', `${folder}/data`, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    as,
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', max_connections: '200' }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(`${binaries}/postgres`, ['-D', `${folder}/data`, ...given], { ...as, stdio: 'ignore' })
}

async function untilReady(folder: string) {
  const status = () => (existsSync(`${folder}/data/postmaster.pid`) ? readFileSync(`${folder}/data/postmaster.pid`, 'utf8') : '')
  for (let look = 0; look < 200; look++) {
    if (/^ready/m.test(status())) return
    await sleep(100)
  }
  throw new Error('the server did not start')
}
