import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withEmptyDatabase } from '#testing/databases.ts'
import { openDatabase } from '../db/database.ts'
import { openLog } from '../log.ts'
import { startJobs } from './jobs.ts'

const log = openLog({ LOG_LEVEL: 'silent' })

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

test('many facts are told in one go, and one that fails comes back alone', async () => {
  await withEmptyDatabase(async (url) => {
    const db = openDatabase(url, log)
    const jobs = await startJobs(url, log)
    const facts = Array.from({ length: 60 }, (_, number) => ({ id: `fact ${number}` }))
    await db.transaction().execute((tx) => jobs.deliver(tx, facts))
    const told: string[] = []
    const nothing = async () => {}
    const deliver = async (factId: string) => {
      told.push(factId)
      if (factId === 'fact 7' && told.filter((one) => one === factId).length === 1) throw new Error('the line was busy')
    }
    await jobs.work({ deliver, tidy: nothing, often: nothing, send: nothing })
    await expect.poll(() => told.length).toBe(61)
    await jobs.stop()
    expect(new Set(told.slice(0, 60))).toEqual(new Set(facts.map(({ id }) => id)))
    expect(told[60]).toBe('fact 7')
    await db.destroy()
  })
})
