import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { dataFolder, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  )

test('while it opens a process is alive and not ready; it is ready once everything is there', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const product = startProcess({ DATA_DIR: dataFolder(), PORT: new URL(url).port })
  const seen = new Set<string>()
  for (let look = 0; look < 1200; look++) {
    const [alive, ready] = [await statusOf(`${url}/healthz`), await statusOf(`${url}/readyz`)]
    if (alive !== null && ready !== null) seen.add(`${alive} ${ready}`)
    if (ready === 200) break
    await sleep(20)
  }
  expect([...seen].sort()).toEqual(['200 200', '200 503'])
  expect(product.said()).toMatch(/open: /)
  expect(await product.kill('SIGTERM')).toBe(0)
})

test('when what the pages say changes, every process says the new at once', async () => {
  const data = dataFolder()
  const first = startProcess({ DATA_DIR: data })
  const urls = [await first.opened()]
  const second = startProcess({ DATA_DIR: data, MODE: 'production' })
  urls.push(await second.opened())
  const pages = () => Promise.all(urls.map(async (url) => (await fetch(url)).text()))
  for (const page of await pages()) expect(page).not.toContain('دار التجربة')

  const server = await startEmbedded(join(data, 'postgres'))
  onTestFinished(server.stop)
  const change = `insert into settings (key, value, changed_at) values ('tradeName', '"دار التجربة"', now())
    on conflict (key) do update set value = excluded.value`
  await query(server.url, (client) => client.query(`${change}; notify pages`))
  await expect.poll(async () => (await pages()).every((page) => page.includes('دار التجربة')), { timeout: 10_000 }).toBe(true)
  expect(await Promise.all([first, second].map(({ kill }) => kill('SIGTERM')))).toEqual([0, 0])
})
