import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { fuzz } from '#testing/fuzz/fuzz.ts'
import { surroundingsOf } from '#testing/fuzz/surroundings.ts'
import { eighth } from '#testing/sample.ts'
import { startServer } from '#testing/server.ts'
import { toldFolder } from './office.ts'
import { journeyDatabase } from './visit.ts'
import { walked } from './walk.ts'

/**
 * `npm run fuzz` sends twenty thousand; what fails here can be told again by its seed. Each commit opens two pages of every kind in the end,
 * and all that a walk opens when everything is proved: a page of the third on that is broken by what was stored is found by those alone.
 */
const posts = 400
const seed = 20_260_115
const most = eighth === null ? {} : { most: 2 }

test('no form, however it was made up, is answered with a fault, leads away or breaks what must hold', async () => {
  const database = await journeyDatabase('fuzz')
  // The bytes of its files lie in a folder of its own: it is counted whether they are all there.
  const folder = mkdtempSync(`${tmpdir()}/fuzz-`)
  cpSync(toldFolder, folder, { recursive: true })
  const server = await startServer(database, { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: folder })
  try {
    const around = await surroundingsOf(await walked())
    const { faults, answers } = await fuzz({ url: server.url, database, folder, seed, posts, around, ...most })
    expect(faults, `seed ${seed}`).toEqual([])
    expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(posts)
    expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ready')
  } finally {
    expect(await server.stop()).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  }
})
