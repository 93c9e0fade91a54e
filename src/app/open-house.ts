import { introducePermissions, introduceRules } from '#areas/access/roles/introduce.ts'
import { setting } from '#areas/company/public.ts'
import { unreadEvent } from '#areas/notifications/bell-queries.ts'
import { runCampaigns } from '#areas/notifications/campaign-sending.ts'
import { sendDue } from '#areas/notifications/sending.ts'
import { type Config, secretKeyFile } from '#platform/config.ts'
import type { House } from '#platform/context.ts'
import { letApplicationIn } from '#platform/db/application-role.ts'
import { type Db, ofJobs, ofVisitors, openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { listen } from '#platform/db/listen.ts'
import { migrate } from '#platform/db/migrate.ts'
import { refuseTransactionPooler } from '#platform/db/pooler.ts'
import { databaseFault, folderFault } from '#platform/faults.ts'
import { diskStore, tryFolder } from '#platform/files/store.ts'
import { uuidv7 } from '#platform/ids.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLive } from '#platform/live.ts'
import type { Log } from '#platform/log.ts'
import { carriedChannels, openCarriers } from '#platform/messages/carriers.ts'
import { openSecretKey } from '#platform/secret-key.ts'
import { deliverFact } from '#platform/subscribers.ts'
import {
  approvables,
  cameraPages,
  contractKinds,
  everyPermission,
  factLines,
  factWords,
  hooks,
  locationPages,
  paperChecks,
  partWords,
  permissionGroups,
  personal,
  phonePages,
  photoSubjects,
  recordKinds,
  resourceKinds,
  retained,
} from './areas.ts'
import { keepTidy, lookOften, tellOthers } from './housekeeping.ts'
import { clearHalfASeed, type Say, seedIfNew } from './seeding.ts'
import { notices, subscribers } from './subscribers.ts'

/** Tells the person who is waiting. */

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
    const jobs = await startJobs(url, log)
    // Put away the last first: what is at work finishes or is handed back while there is a database to do it in.
    const opened: Db[] = []
    toClose.push(
      () => Promise.all(opened.map((one) => one.destroy())),
      () => jobs.stop(),
    )
    const role = await letApplicationIn(url, log)
    const db = openDatabase(url, log, { role, patience: ofVisitors })
    const workingDb = openDatabase(url, log, { role, patience: ofJobs })
    opened.push(db, workingDb)
    await openSecretKey(workingDb, secretKeyFile(config))

    const origin = config.ORIGIN ?? `http://${config.HOST}:${config.PORT}`
    const now = () => new Date()
    const files = diskStore(`${config.DATA_DIR}/files`)
    const carries = carriedChannels(config)
    const live = openLive(log, (accountId) => unreadEvent(db, accountId))
    const known = {
      ...{ recordKinds, factWords, factLines, partWords, permissionGroups, approvables, hooks, contractKinds, resourceKinds },
      ...{ notices, personal, retained, paperChecks, photoSubjects, phonePages, cameraPages, locationPages },
    }
    const house: House = { db, jobs, files, log, now, newId: () => uuidv7(now()), config, carries, live, origin, ...known }
    const atWork: House = { ...house, db: workingDb }
    await introducePermissions(atWork, everyPermission)
    await introduceRules(atWork, approvables)
    const seeded = await seedIfNew(atWork, say)
    const whenTold = (dropPages: () => void) =>
      listen(url, log, { pages: dropPages, live: (accountId) => void live.tell(accountId) })
    return { house, atWork, seeded, whenTold, close }
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
  if (config.DATABASE_URL) {
    await refuseTransactionPooler(config.DATABASE_URL).catch((error) => {
      throw databaseFault(error, config.DATABASE_URL ?? '')
    })
    return { url: config.DATABASE_URL, stop: async () => {} }
  }
  say('قاعدة البيانات · starting the database')
  try {
    return await startEmbedded(`${config.DATA_DIR}/postgres`, { log })
  } catch (error) {
    throw folderFault(error, config.DATA_DIR)
  }
}

/** What goes on while nobody asks, over connections of its own: facts are delivered, messages sent, and once a day what is over is put away. */
export async function startWorking(house: House, config: Config) {
  const carriers = openCarriers(config, { origin: house.origin, tradeName: () => setting(house, 'tradeName') })
  await house.jobs.work({
    deliver: (factId) => deliverFact(house, subscribers, factId),
    async send(stopping) {
      await runCampaigns(house)
      await sendDue(house, carriers, stopping)
    },
    tell: (stopping) => tellOthers(house, stopping),
    tidy: () => keepTidy(house),
    often: () => lookOften(house),
  })
}
