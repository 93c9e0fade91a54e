import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { bareFolder, dataFolder, officeFolder, startProcess } from '#testing/process.ts'
import { seedings } from '#testing/seedings.ts'

const run = promisify(execFile)
const house = process.cwd()

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
  await expect.poll(product.said).toMatch(/http:\S+\/invitation\/\S+/)
  expect(product.said()).not.toMatch(/seeding the|demonstration accounts/)
  expect(await product.kill('SIGTERM')).toBe(0)
  expect(await seedings(data)).toEqual([])
})

test('the key lies outside the database; without it nothing starts until what it had locked is forgotten', async () => {
  const data = dataFolder()
  const environment = { DATA_DIR: data, MODE: 'production', SECRET_KEY_FILE: '' }
  const first = startProcess(environment)
  await first.opened()
  await expect.poll(first.said).toMatch(/invitation/)
  expect(await first.kill('SIGTERM')).toBe(0)
  const key = join(data, 'secret.key')
  expect(statSync(key).mode & 0o777).toBe(0o600)

  rmSync(key)
  const lost = startProcess(environment)
  expect(await lost.exited).toBe(1)
  expect(lost.said()).toMatch(/npm run forget:secrets/)
  expect(existsSync(key)).toBe(false)
  const forgetting = startProcess(environment, ['bin/run.mjs', 'forget:secrets'])
  expect(await forgetting.exited, forgetting.said()).toBe(0)
  const anew = startProcess(environment)
  await anew.opened()
  expect(await anew.kill('SIGTERM')).toBe(0)
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

test('a launcher that is killed takes the product along', async () => {
  const data = bareFolder()
  const launcher = startProcess({ DATA_DIR: data, MODE: 'production' }, ['bin/run.mjs', 'serve'])
  const url = await launcher.opened()
  await launcher.kill('SIGKILL')
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'open',
        () => 'gone',
      ),
    )
    .toBe('gone')
  await expect.poll(() => existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
})
