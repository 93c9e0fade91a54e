import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { withEmptyDatabase } from '#testing/databases.ts'
import { testOffice } from '#testing/office.ts'
import { databaseUrl } from '#testing/template.ts'
import { readBackup } from '../backup/read-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { command } from '../command.ts'
import { openDatabase } from '../db/database.ts'
import { defineFact } from '../facts.ts'
import { diskStore } from '../files/store.ts'
import { startJobs } from '../jobs/jobs.ts'
import { openLog } from '../log.ts'
import { anyone } from '../permissions.ts'
import { noteClock, sealDays } from './seals.ts'
import { breakInWords, correctionInWords, verifyTrail } from './verify.ts'

const office = testOffice()
const day = 86_400_000
const write = command({
  name: 'test.write',
  permission: anyone,
  input: z.object({ said: z.string() }),
  run: async ({ record }, { said }) => record(defineFact('test.written', z.object({ said: z.string() })), 'book', { said }),
})
const verify = () => verifyTrail({ db: office.db })
const seal = () => sealDays(office.visitor())

/** Two facts a day on three days, and a fourth day that is not over: the seals stand for the first three. */
async function threeDays() {
  for (const said of ['الأول', 'الثاني', 'الثالث', 'اليوم']) {
    await write(office.visitor(), { said })
    await write(office.visitor(), { said })
    if (said !== 'اليوم') office.later(day)
  }
  await seal()
}

/** Somebody with the keys of the server, past triggers and roles. */
const behindItsBack = (change: ReturnType<typeof sql>) =>
  office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await change.execute(tx)
  })

test.for([
  ['update', sql`update facts set actor_id = 'said'`],
  ['delete', sql`delete from facts`],
  ['truncate', sql`truncate facts cascade`],
  ['update', sql`update seals set facts = 0`],
  ['delete', sql`delete from seals`],
] as const)('nobody may %s what is kept: neither the application nor the owner of the tables', async ([, change]) => {
  await threeDays()
  await expect(change.execute(office.db)).rejects.toMatchObject({ code: '42501' })
  await expect(change.execute(office.owner)).rejects.toThrow('stays as it was written')
  expect(await office.history()).toHaveLength(8)
})

test('the application may not put the triggers away, nor claim that a migration was applied', async () => {
  await expect(sql`alter table facts disable trigger user`.execute(office.db)).rejects.toMatchObject({ code: '42501' })
  await expect(sql`set session_replication_role = replica`.execute(office.db)).rejects.toMatchObject({ code: '42501' })
  await expect(sql`delete from migrations`.execute(office.db)).rejects.toMatchObject({ code: '42501' })
})

test('every day that is over is sealed once, days without facts too, and today is not', async () => {
  await write(office.visitor(), { said: 'x' })
  office.later(3 * day)
  await Promise.all([seal(), seal()])
  await seal()
  const seals = await office.db.selectFrom('seals').select(['day', 'facts']).orderBy('day').execute()
  expect(seals).toEqual([
    { day: '2026-01-15', facts: 1 },
    { day: '2026-01-16', facts: 0 },
    { day: '2026-01-17', facts: 0 },
  ])
})

test('a day ends at midnight in Muscat', async () => {
  office.later(8 * 3_600_000 - 1) // 16:00 UTC less an instant is 20:00 in Muscat
  office.later(4 * 3_600_000)
  await write(office.visitor(), { said: 'before midnight' })
  office.later(1)
  await write(office.visitor(), { said: 'after midnight' })
  office.later(day)
  await seal()
  expect(await office.db.selectFrom('seals').select(['day', 'facts']).orderBy('day').execute()).toEqual([
    { day: '2026-01-15', facts: 1 },
    { day: '2026-01-16', facts: 1 },
  ])
})

test('a trail nobody touched is whole', async () => {
  await threeDays()
  expect(await verify()).toMatchObject({ until: '2026-01-17', facts: 6, broken: null })
})

test.for([
  ['a changed fact', sql`update facts set data = '{"said":"x"}' where sequence = 3`, 'الواقعة رقم 3 من يوم 16 يناير 2026'],
  ['a changed name', sql`update facts set actor_name = 'سعيد' where sequence = 8`, 'الواقعة رقم 8 من يوم 18 يناير 2026'],
  [
    'a fact changed together with its line',
    sql`update facts set reason = 'x' where sequence = 3; update facts set line = fact_line(facts) where sequence = 3`,
    'وقائع يوم 16 يناير 2026 ليست كما خُتمت',
  ],
  ['a fact that was taken away', sql`delete from facts where sequence = 4`, 'يوم 16 يناير 2026'],
  [
    'a fact moved to another day',
    sql`update facts set happened_at = happened_at - interval '1 day' where sequence = 3`,
    '15 يناير 2026',
  ],
  ['a seal that was taken away', sql`delete from seals where day = '2026-01-16'`, 'ختم يوم 16 يناير 2026 مفقود'],
  ['the first seal taken away', sql`delete from seals where day = '2026-01-15'`, 'أقدم من أول ختم'],
  ['a seal written anew', sql`update seals set sha256 = repeat('0', 64) where day = '2026-01-16'`, 'يوم 16 يناير 2026'],
] as const)('%s is seen, and the sentence says where', async ([, change, sentence]) => {
  await threeDays()
  await behindItsBack(change)
  const { broken } = await verify()
  expect(broken && breakInWords(broken).arabic).toContain(sentence)
})

test('a copy of the house keeps the chain whole, and the copy cannot be changed either', async () => {
  await threeDays()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(office.db)
  const copy = join(office.folder, 'copy')
  const log = openLog({ LOG_LEVEL: 'silent' })
  await writeBackup({ url: databaseUrl(inject('server'), rows[0]?.name ?? ''), filesFolder: office.folder }, copy)
  await withEmptyDatabase(async (url) => {
    await readBackup(copy, { url, files: diskStore(join(office.folder, 'other')), startJobs: () => startJobs(url, log) })
    const db = openDatabase(url, log)
    expect(await verifyTrail({ db })).toEqual(await verify())
    await expect(db.deleteFrom('facts').execute()).rejects.toThrow('stays as it was written')
    await db.destroy()
  })
})

test('a clock that ran ahead over the seal and was put back leaves a trail that is whole, and says so', async () => {
  await threeDays()
  office.later(200 * day)
  await write(office.visitor(), { said: 'في يوم لم يأتِ بعد' })
  await seal()
  office.later(-200 * day)
  await noteClock(office.visitor())
  await write(office.visitor(), { said: 'بعد التصحيح' })
  expect(await verify()).toMatchObject({ broken: null, corrections: [{ sealedAt: new Date('2026-08-06T08:00:00Z') }] })
  await seal()
  expect((await verify()).until).toBe('2026-08-05')
  office.later(2 * day)
  await seal()
  const trail = await verify()
  expect(trail).toMatchObject({ until: '2026-01-19', broken: null })
  expect(trail.corrections.map((one) => correctionInWords(one).arabic)).toEqual([
    'بلغت ساعة الخادم 6 أغسطس 2026 خطأً، ثم أُعيدت إلى 18 يناير 2026. الأيام التي ختمتها قبل أوانها تُختم ثانية بعد انقضائها.',
  ])

  // What was sealed again is held like any other day, and so is the day that came when the clock was wrong.
  office.later(220 * day)
  await seal()
  expect(await verify()).toMatchObject({ until: '2026-08-27', broken: null })
  await write(office.visitor(), { said: 'اليوم' })
  await behindItsBack(
    sql`update facts set happened_at = '2026-01-18T10:00:00Z' where sequence = (select max(sequence) from facts)`,
  )
  await behindItsBack(sql`update facts set line = fact_line(facts) where sequence = (select max(sequence) from facts)`)
  expect((await verify()).broken).toMatchObject({ day: '2026-01-18', what: 'count' })
})

test('without a clock that ran ahead nothing is added to a day that was sealed', async () => {
  await threeDays()
  await behindItsBack(sql`update facts set happened_at = '2026-01-16T10:00:00Z' where sequence = 8`)
  await behindItsBack(sql`update facts set line = fact_line(facts) where sequence = 8`)
  expect((await verify()).broken).toMatchObject({ day: '2026-01-16', what: 'count' })
})
