import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { withEmptyDatabase } from '#testing/databases.ts'
import { openDatabase } from '../db/database.ts'
import { openLog } from '../log.ts'
import { startJobs } from './jobs.ts'

const log = openLog({ LOG_LEVEL: 'silent' })
const nothing = async () => {}

test('the queues of an older version take on the rules of this one', async () => {
  await withEmptyDatabase(async (url) => {
    const db = openDatabase(url, log)
    const rules = async () => {
      const { rows } =
        await sql`select name, retry_limit, retry_delay_max, retention_seconds from jobs.queue where name in ('facts', 'messages', 'tidy') order by name`.execute(
          db,
        )
      return rows
    }
    await (await startJobs(url, log)).stop()
    const ours = await rules()
    await sql`update jobs.queue set retry_limit = 1, retention_seconds = 60, retry_delay_max = null`.execute(db)
    await (await startJobs(url, log)).stop()

    expect(await rules()).toEqual(ours)
    await db.destroy()
  })
})

test('a message is given up after its last try, and not before', async () => {
  await withEmptyDatabase(async (url) => {
    const db = openDatabase(url, log)
    const jobs = await startJobs(url, log)
    await db.transaction().execute((tx) => jobs.send(tx, [{ id: 'the last' }, { id: 'not yet' }]))
    await sql`update jobs.job set retry_count = retry_limit where data ->> 'messageId' = 'the last'`.execute(db)

    const tried: string[] = []
    const giveUp = vi.fn(nothing)
    const send = async (id: string) => {
      tried.push(id)
      throw new Error('the box is full')
    }
    await jobs.work({ deliver: nothing, tidy: nothing, send, giveUp })
    await vi.waitFor(() => expect(tried.sort()).toEqual(['not yet', 'the last']), 10_000)
    await jobs.stop()

    expect(giveUp.mock.calls).toEqual([['the last']])
    await db.destroy()
  })
})
