import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { theHouseItself } from '#platform/actors.ts'
import { patience } from '#testing/patience.ts'
import { startServer } from '#testing/server.ts'
import { query } from '#testing/template.ts'
import { insideHouse } from './house.ts'
import { journeyDatabase } from './visit.ts'

const name = 'together'
let servers: Awaited<ReturnType<typeof startServer>>[] = []
let database = ''
beforeAll(async () => {
  database = await journeyDatabase(name)
  servers = await Promise.all([startServer(database), startServer(database), startServer(database)])
})
afterAll(() => Promise.all(servers.map(({ stop }) => stop())))

/** The office that this one is a copy of was told by three. */
test('three processes that start together on one empty database tell one story', async () => {
  const told = await query(database, (client) =>
    client.query<{ name: string; n: number }>('select name, count(*)::int as n from facts group by name'),
  )
  const times = (name: string) => told.rows.find((row) => row.name === name)?.n
  expect(times('company.settings-changed')).toBe(1)
  expect(times('parcels.tariff-published')).toBe(1)
  for (const { url: address } of servers) expect((await fetch(address)).status).toBe(200)
})

test('when what a page shows changes, every process drops the page it keeps', async () => {
  const homes = () => Promise.all(servers.map(async ({ url: address }) => (await fetch(address)).text()))
  const before = await homes()
  expect(before.every((html) => !html.includes('نغلق أبوابنا يوم الخميس'))).toBe(true)

  const settings = { shown: [], noticeText: 'نغلق أبوابنا يوم الخميس' }
  await insideHouse(name, (house) =>
    changeSettings({ ...house, actor: theHouseItself, requestId: 'test', address: 'test' }, settings),
  )

  // Sooner than the minute after which a page would be made again anyway.
  for (const until = performance.now() + Math.min(patience, 50_000); performance.now() < until; await sleep(50)) {
    if ((await homes()).every((html) => html.includes('نغلق أبوابنا يوم الخميس'))) return
  }
  expect.fail('a process still shows the old page')
})
