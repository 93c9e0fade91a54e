import type pg from 'pg'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import { type Db, saidOften, type Tx } from '../db/database.ts'
import type { Log } from '../log.ts'

const factsQueue = 'facts'
const messagesQueue = 'messages'
const tellingsQueue = 'tellings'
const tidyQueue = 'tidy'
const oftenQueue = 'often'

const hour = 3600
const year = 365 * 24 * hour
/** A heartbeat finds a job whose process was killed in ten seconds instead of waiting for the job to expire. */
const retried = { retryDelay: 2, retryBackoff: true, expireInSeconds: 120, heartbeatSeconds: 10, retentionSeconds: year }
const queues = {
  // What happened is told in the end, however long that takes: after a while once an hour, for six weeks.
  [factsQueue]: { ...retried, retryDelayMax: hour, retryLimit: 1000 },
  // Only wakes whoever sends; the outbox itself knows what is due, and once a minute it is looked at anyway.
  [messagesQueue]: { ...retried, retryLimit: 2 },
  // The same of what programs of others are told: whoever answers slowly there keeps no message waiting.
  [tellingsQueue]: { ...retried, retryLimit: 2 },
  [tidyQueue]: { ...retried, expireInSeconds: hour, retryLimit: 2 },
  // The next quarter of an hour tries again anyway.
  [oftenQueue]: { ...retried, expireInSeconds: 600, retryLimit: 0 },
}
const pace = { pollingIntervalSeconds: 1, heartbeatRefreshSeconds: 4 }

type Fact = { factId: string }
export type Workers = {
  deliver: (factId: string) => Promise<void>
  /** Sends all that is due, until the process is asked to stop. */
  send: (stopping: () => boolean) => Promise<void>
  /** Tells programs of others all that is due. */
  tell?: (stopping: () => boolean) => Promise<void>
  tidy: () => Promise<void>
  /** Every quarter of an hour. */
  often: () => Promise<void>
}

type Told = Omit<Workers, 'send' | 'tell'> & { send: () => Promise<void>; tell: () => Promise<void> }
type Unfinished = { queue: string; data: object; startAfter: Date }

export type Jobs = Awaited<ReturnType<typeof startJobs>>

/** The one door to pg-boss. Work is queued in the caller's transaction: it exists exactly if the rows it is about do. */
export async function startJobs(url: string, log: Log) {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 4, application_name: 'house-jobs' })
  boss.on('error', (error) => log.error({ error: error.message }, 'jobs'))
  await boss.start()
  for (const [name, rules] of Object.entries(queues)) {
    await boss.createQueue(name, rules)
    await boss.updateQueue(name, rules) // one that is there already has the rules of the version that made it
  }

  let stopping = false
  const put = (tx: Tx, queue: string, data: object[]) => {
    const { executeSql } = fromKysely(tx)
    const jobs = data.map((one) => ({ data: one }))
    return boss.insert(queue, jobs, { db: { executeSql: (text, values) => executeSql(saidOften(text), values) } })
  }
  return {
    async deliver(tx: Tx, facts: { id: string }[]) {
      const waiting = facts.map(({ id }) => ({ factId: id }))
      await put(tx, factsQueue, waiting)
    },
    /** There is something in the outbox. */
    async wakeSender(tx: Tx) {
      await put(tx, messagesQueue, [{}])
    },
    /** There is something to tell programs of others, now or then. */
    async wakeTeller(db: Db | Tx, startAfter?: Date) {
      const { executeSql } = fromKysely(db)
      const job = { data: {}, ...(startAfter && { startAfter }) }
      await boss.insert(tellingsQueue, [job], { db: { executeSql: (text, values) => executeSql(saidOften(text), values) } })
    },
    work: ({ send, tell, ...workers }: Workers) =>
      work(boss, log, { ...workers, send: () => send(() => stopping), tell: async () => tell?.(() => stopping) }),
    drain: (workers: Pick<Workers, 'deliver' | 'send'>) => drain(boss, workers),
    putBack: (client: pg.Client, jobs: Unfinished[]) => putBack(boss, client, jobs),
    /** Whether the queue can be reached, for /readyz. */
    ready: async () => (await boss.getQueue(factsQueue)) !== null,
    stop() {
      stopping = true
      return boss.stop({ graceful: true, timeout: 8000 })
    },
  }
}

async function work(boss: PgBoss, log: Log, { deliver, send, tell, tidy, often }: Told) {
  /** pg-boss tries again without a word. */
  const telling = async (what: string, doIt: () => Promise<void>) =>
    doIt().catch((error: unknown) => {
      log.error({ err: error }, `${what}: failed, and is tried again`)
      throw error
    })
  // One at a time each second would leave a busy morning behind; one that fails brings back itself alone.
  const many = { ...pace, batchSize: 20, burstWhenBatchFull: true, perJobResults: true as const }
  await boss.work(factsQueue, many, async (jobs: Job<Fact>[]) => {
    const results: JobResult[] = []
    for (const { id, data } of jobs) {
      const told = telling('a delivery', () => deliver(data.factId))
      results.push(await told.then(done(id), failed(id)))
    }
    return results
  })
  const woken = { ...pace, batchSize: 100 }
  await boss.schedule(messagesQueue, '* * * * *', {}, { tz: 'Asia/Muscat' })
  await boss.send(messagesQueue, {}) // what a killed process left is looked for at once
  await boss.work(messagesQueue, woken, () => telling('sending', send))
  await boss.schedule(tellingsQueue, '* * * * *', {}, { tz: 'Asia/Muscat' })
  await boss.work(tellingsQueue, woken, () => telling('telling others', tell))
  // At night in Salalah, whichever process comes first.
  await boss.schedule(tidyQueue, '20 3 * * *', {}, { tz: 'Asia/Muscat' })
  await boss.work(tidyQueue, { pollingIntervalSeconds: 60, heartbeatRefreshSeconds: 4 }, () => telling('the daily round', tidy))
  await boss.schedule(oftenQueue, '*/15 * * * *', {}, { tz: 'Asia/Muscat' })
  await boss.work(oftenQueue, { pollingIntervalSeconds: 30, heartbeatRefreshSeconds: 4 }, () =>
    telling('the round of the quarter', often),
  )
}

const done = (id: string) => (): JobResult => ({ id, status: 'completed' })
const failed =
  (id: string) =>
  (error: unknown): JobResult => ({
    id,
    status: 'failed',
    output: { message: error instanceof Error ? error.message : String(error) },
  })

/** Tests do the waiting work at once instead of waiting for it. */
async function drain(boss: PgBoss, { deliver, send }: Pick<Workers, 'deliver' | 'send'>) {
  for (const job of await boss.fetch<Fact>(factsQueue, { batchSize: 500 })) {
    await deliver(job.data.factId)
    await boss.complete(factsQueue, job.id)
  }
  for (const queue of [messagesQueue, tellingsQueue])
    for (const job of await boss.fetch(queue, { batchSize: 500 })) await boss.complete(queue, job.id)
  await send(() => false)
}

/** Unfinished work that came with a copy of the house, in the transaction that brings its rows. */
async function putBack(boss: PgBoss, client: pg.Client, jobs: Unfinished[]) {
  const executeSql = async (text: string, values?: unknown[]) => client.query(text, values)
  for (const [queue, waiting] of Map.groupBy(jobs, ({ queue }) => queue)) {
    for (let from = 0; from < waiting.length; from += 500) {
      const some = waiting.slice(from, from + 500).map(({ data, startAfter }) => ({ data, startAfter }))
      await boss.insert(queue, some, { db: { executeSql } })
    }
  }
}
