import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { fault } from '#platform/faults.ts'
import { areas } from './areas.ts'
import { tellHires } from './demonstration/hires.ts'
import { tellParcels } from './demonstration/parcels.ts'
import { tellRentals } from './demonstration/rentals.ts'
import { tellOfRents } from './demonstration/rents.ts'

export type Say = (progress: string) => void

const lock = 968_002

/** Under a lock, so that of two processes on a fresh database one tells the story. Whether it was this one. */
export async function seedIfNew(house: House, say: Say) {
  return house.db.connection().execute(async (session) => {
    await waitForTurn(session)
    try {
      await refuseHalfASeed(session)
      const lived = await session.selectFrom('facts').select('id').limit(1).executeTakeFirst()
      if (lived || house.config.MODE === 'production') return false
      say('بيانات المكتب التجريبي · seeding the demonstration office')
      await seed(house)
      return true
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(session)
    }
  })
}

/** Whoever tells the story takes longer over it than anybody waits for a lock otherwise. */
const waitForTurn = (session: Db) =>
  session.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_lock(${lock})`.execute(tx)
  })

async function seed(house: House) {
  const begunAt = house.now()
  await house.db.insertInto('seedings').values({ begunAt, finishedAt: null }).execute()
  const ctx = { ...house, actor: theHouseItself, requestId: randomUUID(), address: 'seed' }
  for (const area of areas) {
    await area.seed?.(ctx)
    if (area.name === 'properties') await tellOfRents(ctx)
    if (area.name === 'vehicles') {
      await tellParcels(ctx)
      await tellHires(ctx)
      await tellRentals(ctx)
    }
  }
  await house.db.updateTable('seedings').set({ finishedAt: house.now() }).where('begunAt', '=', begunAt).execute()
}

/** The commands of a seed are many transactions: a process killed among them leaves an office nobody should believe. */
async function refuseHalfASeed(db: Db) {
  const half = await db.selectFrom('seedings').select('begunAt').where('finishedAt', 'is', null).executeTakeFirst()
  if (!half) return
  throw fault(
    'توقفت تعبئة المكتب التجريبي في منتصفها. ابدأ بقاعدة بيانات فارغة.',
    'The demonstration office was filled only half before its process was killed. Start with an empty database.',
  )
}

/** In our own database half a seed is cleared away, for the next to be whole; one that is being told right now is waited for. */
export async function clearHalfASeed(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'house-seed' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const known = await client.query(`select to_regclass('public.seedings') is not null as there`)
    if (!known.rows[0]?.there) return
    const { rowCount } = await client.query('select from seedings where finished_at is null')
    if (rowCount) await client.query('drop schema public cascade; create schema public; drop schema if exists jobs cascade')
  } finally {
    await client.end()
  }
}
