import { createHash, type Hash, randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { dayOf, daysAfter } from '#values/days.ts'
import { theHouseItself } from '../actors.ts'
import type { House } from '../context.ts'
import type { Database, Db, Tx } from '../db/database.ts'
import { clockCorrections, recordClockCorrected } from '../trail.ts'

type Reading = { db: Db | Tx }
export type Seal = Selectable<Database['seals']>

/** What stands before the first seal. */
export const noSeal = '0'.repeat(64)

/** A day of Muscat, which knows no summer time. */
export const beginOf = (day: string) => new Date(`${day}T00:00:00+04:00`)

/** Seals every day that is over and has no seal yet. Of two processes the second finds nothing left to do. */
export async function sealDays(house: House) {
  const yesterday = daysAfter(dayOf(house.now()), -1)
  await noteClock(house)
  for (;;) {
    const sealed = await inTurn(house, async (tx) => {
      const last = await lastSeal({ db: tx })
      const day = await nextDay({ db: tx }, last, house.now())
      if (!day || day > yesterday) return false
      const previous = last?.sha256 ?? noSeal
      const reach = { after: (await sealOfDay({ db: tx }, day))?.untilSequence ?? -1n, untilSequence: await latestSequence(tx) }
      const { facts, sha256 } = await sealOf({ db: tx }, { day, previous, ...reach })
      const { untilSequence } = reach
      const number = (last?.number ?? 0n) + 1n
      await tx
        .insertInto('seals')
        .values({ number, day, untilSequence, facts, previous, sha256, sealedAt: house.now() })
        .execute()
      return true
    })
    if (!sealed) return
  }
}

const inTurn = <Output>({ db }: House, work: (tx: Tx) => Promise<Output>) =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(968004)`.execute(tx)
    return work(tx)
  })

/** A clock that stands before the last seal had run ahead: that it was put back is written down once. */
export const noteClock = (house: House) =>
  inTurn(house, async (tx) => {
    const last = await lastSeal({ db: tx })
    if (!last || last.sealedAt <= house.now()) return
    const noted = await clockCorrections({ db: tx })
    if (noted.some(({ sealedAt }) => sealedAt.getTime() === last.sealedAt.getTime())) return
    await recordClockCorrected({ ...house, db: tx, actor: theHouseItself, requestId: randomUUID(), address: 'seal' }, last)
  })

/** The day after the last seal; days that were sealed by a clock that had run ahead are sealed again once they are over. */
async function nextDay(reading: Reading, last: Seal | undefined, now: Date) {
  if (!last) return firstDay(reading)
  if (last.sealedAt <= now) return daysAfter(last.day, 1)
  const ahead = reading.db.selectFrom('seals').select('day').where('sealedAt', '>', now)
  return (await ahead.orderBy('number').limit(1).executeTakeFirst())?.day ?? null
}

async function latestSequence(db: Tx) {
  const last = await db.selectFrom('facts').select('sequence').orderBy('sequence', 'desc').limit(1).executeTakeFirst()
  return last?.sequence ?? 0n
}

export const lastSeal = ({ db }: Reading): Promise<Seal | undefined> =>
  db.selectFrom('seals').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

const sealOfDay = ({ db }: Reading, day: string) =>
  db.selectFrom('seals').select('untilSequence').where('day', '=', day).orderBy('number', 'desc').limit(1).executeTakeFirst()

async function firstDay({ db }: Reading) {
  const first = await db.selectFrom('facts').select('happenedAt').orderBy('happenedAt').limit(1).executeTakeFirst()
  return first ? dayOf(first.happenedAt) : null
}

export type Line = { id: string; sequence: bigint; happenedAt: Date; line: string; kept: string }

type Sealed = { day: string; previous: string; after: bigint; untilSequence: bigint }

/** The seal of a day as its facts are now, as far as it reaches. */
async function sealOf(reading: Reading, { day, previous, after, untilSequence }: Sealed) {
  const hash = beginSeal({ day, previous })
  let facts = 0
  for await (const line of linesOfDay(reading, day))
    if (line.sequence > after && line.sequence <= untilSequence) {
      add(hash, line)
      facts += 1
    }
  return { facts, sha256: hash.digest('hex') }
}

export const beginSeal = ({ day, previous }: Pick<Sealed, 'day' | 'previous'>) =>
  createHash('sha256').update(`${previous}\n${day}`)
export const linesOfDay = (reading: Reading, day: string) =>
  linesOf(reading, { from: beginOf(day), until: beginOf(daysAfter(day, 1)) })

export const add = (hash: Hash, { line }: Line) => hash.update(`\n${line}`)
const batch = 5000

/** In the order they happened, a few thousand in memory at a time. */
export async function* linesOf({ db }: Reading, { from, until }: { from: Date; until: Date }) {
  let after = { happenedAt: from, sequence: -1n }
  for (;;) {
    const { rows } = await sql<Line>`
      select id, sequence, happened_at, fact_line(facts) as line, facts.line as kept from facts
      where (happened_at, sequence) > (${after.happenedAt}, ${after.sequence}) and happened_at < ${until}
      order by happened_at, sequence limit ${batch}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last
  }
}
