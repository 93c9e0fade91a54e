import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { theHouseItself } from '#platform/actors.ts'
import { openDatabase } from '#platform/db/database.ts'
import { diskStore } from '#platform/files/store.ts'
import { uuidv7 } from '#platform/ids.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/log.ts'
import { startServer } from '#testing/server.ts'
import { databaseUrl, query } from '#testing/template.ts'

const database = 'test_together'
let servers: Awaited<ReturnType<typeof startServer>>[] = []
let url = ''
beforeAll(async () => {
  await query(inject('server'), (admin) => admin.query(`create database ${database} template test_template strategy file_copy`))
  url = databaseUrl(inject('server'), database)
  servers = await Promise.all([startServer(url), startServer(url), startServer(url)])
})
afterAll(() => Promise.all(servers.map(({ stop }) => stop())))

test('three processes that start together on one empty database tell one story', async () => {
  const told = await query(url, (client) =>
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

  const log = openLog({ LOG_LEVEL: 'silent' })
  const [db, jobs] = [openDatabase(url, log), await startJobs(url, log)]
  const now = () => new Date()
  const clock = { now, newId: () => uuidv7(now()) }
  const house = {
    db,
    jobs,
    log,
    ...clock,
    files: diskStore('/nonexistent'),
    config: { MODE: 'demonstration' as const },
    carries: [],
    origin: 'http://office',
  }
  await changeSettings(
    { ...house, actor: theHouseItself, requestId: 'test', address: 'test' },
    { shown: [], noticeText: 'نغلق أبوابنا يوم الخميس' },
  )
  await jobs.stop()
  await db.destroy()

  // Far sooner than the minute after which a page would be made again anyway.
  for (const patience = Date.now() + 5_000; Date.now() < patience; await sleep(50)) {
    if ((await homes()).every((html) => html.includes('نغلق أبوابنا يوم الخميس'))) return
  }
  expect.fail('a process still shows the old page')
})
