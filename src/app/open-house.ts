import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { theHouseItself } from '#platform/actors.ts'
import type { Config } from '#platform/config.ts'
import type { House } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { listen } from '#platform/db/listen.ts'
import { migrate } from '#platform/db/migrate.ts'
import { diskStore } from '#platform/files/store.ts'
import { uuidv7 } from '#platform/ids.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import { openCarriers } from '#platform/messages/carriers.ts'
import { giveUpMessage, sendMessage } from '#platform/messages/outbox.ts'
import { deliverFact } from '#platform/subscribers.ts'
import { areas } from './areas.ts'

/** Everything one process needs before it can serve, and how to put it away again. `say` tells the person who is waiting. */
export async function openHouse(config: Config, log: Log, say: (progress: string) => void) {
  if (!config.DATABASE_URL) say('قاعدة البيانات · starting the database')
  const embedded = config.DATABASE_URL ? null : await startEmbedded(`${config.DATA_DIR}/postgres`)
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  await migrate(url, (name) => say(`ترحيل · migrating ${name}`))

  const db = openDatabase(url, log)
  const jobs = await startJobs(url, log)
  const origin = config.ORIGIN ?? `http://${config.HOST}:${config.PORT}`
  const files = diskStore(`${config.DATA_DIR}/files`)
  const now = () => new Date()
  const house: House = { db, jobs, files, log, now, newId: () => uuidv7(now()), config, origin }
  if (config.MODE !== 'production') await seedIfNew(house, say)

  const subscribers = areas.flatMap((area) => area.subscribers ?? [])
  const carriers = openCarriers(config, new URL(origin).hostname)
  await jobs.work({
    deliver: (factId) => deliverFact(house, subscribers, factId),
    send: (messageId) => sendMessage(house, carriers, messageId),
    giveUp: (messageId) => giveUpMessage(db, messageId),
  })
  const whenPagesChange = (hear: () => void) => listen(url, log, hear)

  async function close() {
    await jobs.stop()
    await db.destroy()
    await embedded?.stop()
  }
  return { house, whenPagesChange, close }
}

/** Under a lock, so that of two processes on a fresh database one tells the story. */
async function seedIfNew(house: House, say: (progress: string) => void) {
  await house.db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(968002)`.execute(session)
    const lived = await session.selectFrom('facts').select('id').limit(1).executeTakeFirst()
    const ctx = { ...house, actor: theHouseItself, requestId: randomUUID(), address: 'seed' }
    if (!lived) {
      say('بيانات المكتب التجريبي · seeding the demonstration office')
      for (const area of areas) await area.seed?.(ctx)
    }
    await sql`select pg_advisory_unlock(968002)`.execute(session)
  })
}
