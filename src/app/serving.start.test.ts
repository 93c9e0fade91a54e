import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { bareFolder, dataFolder, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'

const readme = readFileSync('README.md', 'utf8')
const block = (language: string, having: string) =>
  [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)].find((found) => found[1] === language && found[2]?.includes(having))?.[2] ?? ''

/** Every process that descends from this one. */
function descendants(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    pairs.filter((pair) => pair[1] === parent).flatMap(([child = 0]) => [child, ...below(child)])
  return below(pid)
}

test('the unit of the README serves, and its stop ends all of it in the time the unit gives', async () => {
  const unit = new Map(
    [...block('ini', '[Service]').matchAll(/^(\w+)=(.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const [program, ...args] = (unit.get('ExecStart') ?? '').split(' ')
  expect([program, unit.get('KillMode')]).toEqual(['/usr/bin/node', 'mixed'])
  const pairs = (unit.get('Environment') ?? '').split(' ').map((pair) => pair.split('=') as [string, string])
  const data = bareFolder()
  const product = startProcess({ ...Object.fromEntries(pairs), DATA_DIR: data, MODE: 'production' }, args)
  expect((await fetch(`${await product.opened()}/readyz`)).status).toBe(200)
  const started = descendants(product.pid)
  expect(started.length).toBeGreaterThan(1)
  // `mixed`: the signal goes to the launcher alone, and the rest is left to it.
  expect(await product.kill('SIGTERM')).toBe(0)
  const running = new Set(descendants(1).concat(descendants(process.pid)))
  expect(started.filter((pid) => running.has(pid))).toEqual([])
  expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
})

test('a server of your own serves by the user and the database of the README', async () => {
  const server = await startEmbedded(join(dataFolder(), 'postgres'))
  try {
    const statements = block('sql', 'create user')
      .split(';')
      .filter((statement) => statement.trim())
    for (const statement of statements) await query(server.url, (client) => client.query(statement))
    const own = new URL(server.url)
    Object.assign(own, { username: 'altahaluf', password: '...', pathname: '/altahaluf' })
    const product = startProcess({ DATABASE_URL: own.href, DATA_DIR: dataFolder(), MODE: 'production' })
    expect((await fetch(await product.opened())).status).toBe(200)
    expect(await product.kill('SIGTERM')).toBe(0)
  } finally {
    await server.stop()
  }
})

/** A checkout as `npm ci --omit=dev` leaves it after the build. */
function leanCheckout() {
  const home = mkdtempSync(resolve('data/lean-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const bring = (place: string) => {
    mkdirSync(dirname(join(home, place)), { recursive: true })
    execFileSync('cp', ['-al', place, join(home, place)])
  }
  for (const place of [
    'src',
    'bin',
    'public',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    readlinkSync('build'),
  ])
    bring(place)
  symlinkSync(readlinkSync('build'), join(home, 'build'))
  const noted = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'))
  type Package = { dev?: true; devOptional?: true }
  const packages = Object.entries(noted.packages as Record<string, Package>).filter(
    ([, { dev, devOptional }]) => !dev && !devOptional,
  )
  for (const [place] of packages) if (place.lastIndexOf('node_modules/') === 0) bring(place)
  writeFileSync(
    join(home, 'node_modules/.package-lock.json'),
    JSON.stringify({ ...noted, packages: Object.fromEntries(packages) }),
  )
  return home
}

test('without what building needed it serves, and keeps its build while the next is put in place', async () => {
  const home = leanCheckout()
  expect(existsSync(join(home, 'node_modules/typescript'))).toBe(false)
  const product = startProcess(
    { DATA_DIR: bareFolder(), MODE: 'production', PATH: '/usr/bin:/bin' },
    ['bin/run.mjs', 'serve'],
    home,
  )
  const url = await product.opened()
  const page = await (await fetch(`${url}/services`)).text()
  const [asset = ''] = /\/assets\/[^"]+\.css/.exec(page) ?? []
  mkdirSync(join(home, '.builds/next/client'), { recursive: true })
  symlinkSync('.builds/next', join(home, 'link'))
  renameSync(join(home, 'link'), join(home, 'build'))
  expect((await fetch(`${url}/contact`)).status).toBe(200)
  expect([asset, (await fetch(url + asset)).status]).toEqual([expect.stringMatching(/css$/), 200])
  expect(await product.kill('SIGTERM')).toBe(0)
})

test('an update migrates while the version before it serves, which is not started again after it', async () => {
  const server = await startEmbedded(join(bareFolder(), 'postgres'))
  onTestFinished(server.stop)
  const serving = { DATABASE_URL: server.url, MODE: 'production' }
  const before = startProcess({ ...serving, DATA_DIR: dataFolder() })
  const older = await before.opened()

  const home = leanCheckout()
  const next = 'create table of_the_next_version (id uuid primary key);\n'
  writeFileSync(join(home, 'src/areas/company/migrations/20991231000000_company_next.sql'), next)
  const after = startProcess({ ...serving, DATA_DIR: dataFolder() }, ['bin/run.mjs', 'serve'], home)
  const newer = await after.opened()
  await query(server.url, (client) => client.query('select from of_the_next_version'))

  const places = ['/readyz', '/', '/contact', '/services/car-rental', '/login']
  const asked = [older, newer].flatMap((url) => places.map(async (path) => (await fetch(url + path)).status))
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200))

  expect(await before.kill('SIGTERM')).toBe(0)
  const again = startProcess({ ...serving, DATA_DIR: dataFolder() })
  expect(await again.exited).not.toBe(0)
  expect(again.said()).toContain('20991231000000_company_next.sql')
  expect(await after.kill('SIGTERM')).toBe(0)
})
