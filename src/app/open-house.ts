import type { Config } from '#platform/config.ts'
import type { House } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { listen } from '#platform/db/listen.ts'
import { migrate } from '#platform/db/migrate.ts'
import { databaseFault, folderFault } from '#platform/faults.ts'
import { diskStore, tryFolder } from '#platform/files/store.ts'
import { uuidv7 } from '#platform/ids.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import { carriedChannels, openCarriers } from '#platform/messages/carriers.ts'
import { giveUpMessage, sendMessage } from '#platform/messages/outbox.ts'
import { deliverFact } from '#platform/subscribers.ts'
import { areas } from './areas.ts'
import { keepTidy } from './housekeeping.ts'
import { clearHalfASeed, seedIfNew } from './seeding.ts'

/** Tells the person who is waiting. */
export type Say = (progress: string) => void

/** Everything one process needs before it can serve, and how to put it away again. */
export async function openHouse(config: Config, log: Log, say: Say) {
  const { url, stop } = await openServer(config, log, say)
  const toClose: (() => Promise<unknown>)[] = [stop]
  const close = async () => {
    for (const put of toClose.splice(0).reverse()) await put()
  }
  try {
    if (!config.DATABASE_URL && config.MODE !== 'production') await clearHalfASeed(url)
    await migrate(url, (name) => say(`ترحيل · migrating ${name}`))
    const db = openDatabase(url, log)
    toClose.push(() => db.destroy())
    const jobs = await startJobs(url, log)
    toClose.push(() => jobs.stop())

    const origin = config.ORIGIN ?? `http://${config.HOST}:${config.PORT}`
    const now = () => new Date()
    const files = diskStore(`${config.DATA_DIR}/files`)
    const carries = carriedChannels(config)
    const house: House = { db, jobs, files, log, now, newId: () => uuidv7(now()), config, carries, origin }
    const seeded = await seedIfNew(house, say)
    const whenPagesChange = (hear: () => void) => listen(url, log, hear)
    return { house, seeded, whenPagesChange, close }
  } catch (error) {
    await close()
    throw databaseFault(error, url)
  }
}

/** The database alone: what keeping a copy needs. */
export async function openServer(config: Config, log: Log, say: Say) {
  await tryFolder(config.DATA_DIR).catch((error) => {
    throw folderFault(error, config.DATA_DIR)
  })
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: async () => {} }
  say('قاعدة البيانات · starting the database')
  try {
    return await startEmbedded(`${config.DATA_DIR}/postgres`, { log })
  } catch (error) {
    throw folderFault(error, config.DATA_DIR)
  }
}

/** What goes on while nobody asks: facts are delivered, messages sent, and once a day what is over is put away. */
export async function startWorking(house: House, config: Config) {
  const subscribers = areas.flatMap((area) => area.subscribers ?? [])
  const carriers = openCarriers(config, new URL(house.origin).hostname)
  await house.jobs.work({
    deliver: (factId) => deliverFact(house, subscribers, factId),
    send: (messageId) => sendMessage(house, carriers, messageId),
    giveUp: (messageId) => giveUpMessage(house.db, messageId),
    tidy: () => keepTidy(house),
  })
}
