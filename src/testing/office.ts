import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { areas } from '#app/areas.ts'
import { visitor } from '#platform/actors.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { diskStore } from '#platform/files/store.ts'
import { uuidv7 } from '#platform/ids.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/log.ts'
import type { Carriers } from '#platform/messages/carriers.ts'
import { sendMessage } from '#platform/messages/outbox.ts'
import { anyone, type Permission } from '#platform/permissions.ts'
import { deliverFact, type Subscriber } from '#platform/subscribers.ts'
import { databaseUrl, query } from './template.ts'

const everySubscriber = areas.flatMap((area) => area.subscribers ?? [])

/** An office with a database, a clock and nobody in it: one per test file, empty again before each test. */
export function testOffice() {
  let open: Awaited<ReturnType<typeof openOffice>>
  beforeAll(async () => {
    open = await openOffice()
  })
  beforeEach(() => open.empty())
  afterAll(() => open.close())

  let clock = noon
  beforeEach(() => {
    clock = noon
  })
  const now = () => new Date(clock)
  const ctx = (actor: Actor): Ctx => ({
    ...open.house,
    now,
    newId: () => uuidv7(now()),
    actor,
    requestId: 'test',
    address: '127.0.0.1',
  })
  const deliver = (subscribers: Subscriber[]) => (factId: string) => deliverFact(ctx(visitor), subscribers, factId)

  return {
    get db() {
      return open.db
    },
    /** Where this office keeps its files. */
    get folder() {
      return open.folder
    },
    visitor: () => ctx(visitor),
    staff(id: string, ...granted: Permission[]) {
      return ctx({ id, kind: 'staff', name: id, may: (permission) => permission === anyone || granted.includes(permission) })
    },
    /** The clock stands still until a test moves it. */
    later(milliseconds: number) {
      clock += milliseconds
    },
    /** Does the waiting deliveries now, as the worker would. */
    announce: (subscribers: Subscriber[] = everySubscriber, carriers: Carriers = {}) =>
      open.jobs.drain({ deliver: deliver(subscribers), send: (id) => sendMessage(open.house, carriers, id) }),
    /** Delivers everything a second time, as a queue may after a crash. */
    async announceAgain(subscribers: Subscriber[] = everySubscriber) {
      const facts = await open.db.selectFrom('facts').select('id').execute()
      await Promise.all(facts.map(({ id }) => deliver(subscribers)(id)))
    },
    messages: () => open.db.selectFrom('messages').select(['channel', 'recipient', 'text']).orderBy('id').execute(),
    async history() {
      const facts = await open.db.selectFrom('facts').select('name').orderBy('sequence').execute()
      return facts.map(({ name }) => name)
    },
  }
}

const noon = Date.parse('2026-01-15T08:00:00Z')

async function openOffice() {
  const name = `test_${randomUUID().slice(0, 8)}`
  const server = inject('server')
  await query(server, (admin) => admin.query(`create database ${name} template test_template strategy file_copy`))
  const url = databaseUrl(server, name)
  const log = openLog({ LOG_LEVEL: 'silent' })
  const db = openDatabase(url, log)
  const jobs = await startJobs(url, log)
  const folder = mkdtempSync(`${tmpdir()}/office-`)
  const config = { MODE: 'demonstration' as const }
  const carries = ['sms', 'email'] as const
  const house = { db, jobs, log, files: diskStore(folder), config, carries, origin: 'http://office' }

  return {
    db,
    jobs,
    folder,
    house: { ...house, now: () => new Date(noon), newId: randomUUID },
    async empty() {
      await sql`truncate ${sql.join(inject('emptied').map((table) => sql.table(table)))} restart identity`.execute(db)
      await sql`delete from jobs.job`.execute(db)
    },
    async close() {
      await jobs.stop()
      await db.destroy()
      rmSync(folder, { recursive: true })
      await query(server, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}
