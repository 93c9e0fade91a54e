import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { fuzz } from '#testing/fuzz/fuzz.ts'
import { startServer } from '#testing/server.ts'
import { journeyDatabase } from './visit.ts'

/** `npm run fuzz` sends twenty thousand; what fails here can be told again there by its seed. */
const posts = 600
const seed = 20_260_115

test('no form, however it was made up, is answered with a fault, leads away or breaks what must hold', {
  timeout: 2_400_000,
}, async () => {
  // Its files lie in a folder of its own, so its office is told anew.
  const database = await journeyDatabase('fuzz', 'test_template')
  const folder = mkdtempSync(`${tmpdir()}/fuzz-`)
  const server = await startServer(database, { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: folder })
  try {
    const { faults, answers } = await fuzz({ url: server.url, database, folder, seed, posts })
    expect(faults, `seed ${seed}`).toEqual([])
    expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(posts)
    expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ready')
  } finally {
    expect(await server.stop()).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  }
})
