import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { dataFolder, officeFolder, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'

const run = promisify(execFile)
const house = process.cwd()

async function seedings(data: string) {
  const server = await startEmbedded(join(data, 'postgres'))
  try {
    return (await query(server.url, (client) => client.query('select finished_at from seedings'))).rows
  } finally {
    await server.stop()
  }
}

/** The sources alone, as a newcomer has them, with the packages lent. */
function clone() {
  const folder = dataFolder()
  for (const part of [
    'src',
    'bin',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ])
    cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(join(house, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

test('two starts at once on a fresh clone: one build, one database, one seed, and both serve', async () => {
  const folder = clone()
  const data = join(folder, 'data')
  const both = [1, 2].map(() => startProcess({ DATA_DIR: data }, ['bin/run.mjs', 'start'], folder))
  const urls = await Promise.all(both.map(({ opened }) => opened()))
  for (const url of urls) expect((await fetch(url)).status).toBe(200)

  const said = both.map(({ said }) => said()).join('')
  expect(said.match(/✓ build \(/g)).toHaveLength(1)
  expect(said.match(/seeding the demonstration office/g)).toHaveLength(1)
  expect(existsSync(join(folder, '.busy'))).toBe(false)

  expect(await Promise.all(both.map(({ kill }) => kill('SIGTERM')))).toEqual([0, 0])
  expect(await seedings(data)).toEqual([{ finished_at: expect.any(Date) }])
})

test('the last to leave puts the database away, the first does not; a second start is told in seconds', async () => {
  const data = officeFolder()
  const first = startProcess({ DATA_DIR: data })
  await first.opened()
  const began = performance.now()
  const second = startProcess({ DATA_DIR: data })
  const url = await second.opened()
  console.log(`a second start was open after ${((performance.now() - began) / 1000).toFixed(1)} s`)

  expect(await first.kill('SIGINT')).toBe(0)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await second.kill('SIGINT')).toBe(0)
  expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
})

test('in production there is no demonstration office, and the first administrator is given a link', async () => {
  const data = dataFolder()
  const product = startProcess({ DATA_DIR: data, MODE: 'production' })
  await product.opened()
  await expect.poll(product.said, { timeout: 10_000 }).toMatch(/http:\S+\/invitation\/\S+/)
  expect(product.said()).not.toMatch(/seeding the|demonstration accounts/)
  expect(await product.kill('SIGTERM')).toBe(0)
  expect(await seedings(data)).toEqual([])
})

test('a start that was killed half-way through its seed is begun anew', async () => {
  const data = dataFolder()
  const first = startProcess({ DATA_DIR: data })
  await expect.poll(first.said, { timeout: 30_000, interval: 5 }).toMatch(/seeding the/)
  await first.kill('SIGKILL')
  const server = await startEmbedded(join(data, 'postgres'))
  // The mark it set before it began; on a slow day it was killed just before, on a fast one just after.
  const half = `update seedings set finished_at = null; insert into seedings select now(), null where not exists (select from seedings)`
  await query(server.url, (client) => client.query(half))
  await server.stop()

  const second = startProcess({ DATA_DIR: data })
  await second.opened()
  expect(second.said()).toMatch(/migrating 20260101000000_facts\.sql[\s\S]*seeding the/)
  expect(await second.kill('SIGTERM')).toBe(0)
  expect(await seedings(data)).toEqual([{ finished_at: expect.any(Date) }])
})

test('what needs to be done alone is done by one of many, also after one of them died at it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = `import { alone } from '${house}/bin/alone.mjs'
    import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
    await alone(() => !existsSync('done'), async () => {
      appendFileSync('log', 'begin ')
      await new Promise((resolve) => setTimeout(resolve, 200))
      appendFileSync('log', 'end ')
      writeFileSync('done', '')
    })`
  writeFileSync(join(folder, 'program.mjs'), program)
  writeFileSync(join(folder, '.busy'), '4194303 1')
  await Promise.all([1, 2, 3, 4].map(() => run(process.execPath, ['program.mjs'], { cwd: folder })))
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begin end ')
  expect(existsSync(join(folder, '.busy'))).toBe(false)
})
