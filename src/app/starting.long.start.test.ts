import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { dataFolder, startProcess } from '#testing/process.ts'
import { seedings } from '#testing/seedings.ts'
import { query } from '#testing/template.ts'

const house = process.cwd()

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

test('a start that was killed half-way through its seed is begun anew', async () => {
  const data = dataFolder()
  const first = startProcess({ DATA_DIR: data })
  await expect.poll(first.said, { interval: 5 }).toMatch(/seeding the/)
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
