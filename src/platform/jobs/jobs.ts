import type pg from 'pg'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Tx } from '../db/database.ts'
import type { Log } from '../log.ts'

const factsQueue = 'facts'
const messagesQueue = 'messages'
const tidyQueue = 'tidy'
/** A heartbeat finds a job whose process was killed in ten seconds instead of waiting for the job to expire. */
const retried = { retryDelay: 2, retryBackoff: true, expireInSeconds: 120, heartbeatSeconds: 10 }
const pace = { pollingIntervalSeconds: 1, heartbeatRefreshSeconds: 4 }

type Fact = { factId: string }
type Outgoing = { messageId: string }
export type Workers = {
  deliver: (factId: string) => Promise<void>
  send: (messageId: string) => Promise<void>
  giveUp: (messageId: string) => Promise<void>
  tidy: () => Promise<void>
}

export type Jobs = Awaited<ReturnType<typeof startJobs>>

/** The one door to pg-boss. Work is queued in the caller's transaction: it exists exactly if the rows it is about do. */
export async function startJobs(url: string, log: Log) {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 4, application_name: 'house-jobs' })
  boss.on('error', (error) => log.error({ error: error.message }, 'jobs'))
  await boss.start()
  await boss.createQueue(factsQueue, { ...retried, retryLimit: 10 })
  await boss.createQueue(messagesQueue, { ...retried, retryLimit: 8, retryDelay: 15 })
  await boss.createQueue(tidyQueue, { ...retried, retryLimit: 2, expireInSeconds: 3600 })

  async function put(tx: Tx, queue: string, data: object[]) {
    await boss.insert(
      queue,
      data.map((one) => ({ data: one })),
      { db: fromKysely(tx) },
    )
  }

  return {
    deliver: (tx: Tx, facts: { id: string }[]) =>
      put(
        tx,
        factsQueue,
        facts.map(({ id }) => ({ factId: id })),
      ),
    send: (tx: Tx, messages: { id: string }[]) =>
      put(
        tx,
        messagesQueue,
        messages.map(({ id }) => ({ messageId: id })),
      ),
    async work({ deliver, send, giveUp, tidy }: Workers) {
      // At night in Salalah, whichever process comes first.
      await boss.schedule(tidyQueue, '20 3 * * *', {}, { tz: 'Asia/Muscat' })
      await boss.work(tidyQueue, { pollingIntervalSeconds: 60, heartbeatRefreshSeconds: 4 }, tidy)
      await boss.work<Fact>(factsQueue, pace, async ([job]) => job && deliver(job.data.factId))
      await boss.work(messagesQueue, { ...pace, includeMetadata: true as const }, async ([job]: JobWithMetadata<Outgoing>[]) => {
        if (!job) return
        try {
          await send(job.data.messageId)
        } catch (error) {
          if (job.retryCount >= job.retryLimit) await giveUp(job.data.messageId)
          throw error
        }
      })
    },
    /** Tests do the waiting work at once instead of waiting for it. */
    async drain({ deliver, send }: Pick<Workers, 'deliver' | 'send'>) {
      for (const job of await boss.fetch<Fact>(factsQueue, { batchSize: 500 })) {
        await deliver(job.data.factId)
        await boss.complete(factsQueue, job.id)
      }
      for (const job of await boss.fetch<Outgoing>(messagesQueue, { batchSize: 500 })) {
        await send(job.data.messageId)
        await boss.complete(messagesQueue, job.id)
      }
    },
    /** Unfinished work that came with a copy of the house, in the transaction that brings its rows. */
    async putBack(client: pg.Client, jobs: { queue: string; data: object; startAfter: Date }[]) {
      const executeSql = async (text: string, values?: unknown[]) => client.query(text, values)
      for (const [queue, waiting] of Map.groupBy(jobs, ({ queue }) => queue)) {
        for (let from = 0; from < waiting.length; from += 500) {
          const some = waiting.slice(from, from + 500).map(({ data, startAfter }) => ({ data, startAfter }))
          await boss.insert(queue, some, { db: { executeSql } })
        }
      }
    },
    /** Whether the queue can be reached, for /readyz. */
    ready: async () => (await boss.getQueue(factsQueue)) !== null,
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}
