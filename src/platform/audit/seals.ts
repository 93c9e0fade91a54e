import { createHash, type Hash } from 'node:crypto'
import { sql } from 'kysely'
import { dayOf, daysAfter } from '#values/days.ts'
import type { House } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'

type Reading = { db: Db | Tx }

/** What stands before the first seal. */
export const noSeal = '0'.repeat(64)

/** A day of Muscat, which knows no summer time. */
export const beginOf = (day: string) => new Date(`${day}T00:00:00+04:00`)

/** Seals every day that is over and has no seal yet. Of two processes the second finds nothing left to do. */
export async function sealDays({ db, now }: Pick<House, 'db' | 'now'>) {
  const yesterday = daysAfter(dayOf(now()), -1)
  for (;;) {
    const sealed = await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(968004)`.execute(tx)
      const last = await lastSeal({ db: tx })
      const day = last ? daysAfter(last.day, 1) : await firstDay({ db: tx })
      if (!day || day > yesterday) return false
      const previous = last?.sha256 ?? noSeal
      const { facts, sha256 } = await sealOf({ db: tx }, { day, previous })
      await tx.insertInto('seals').values({ day, facts, previous, sha256, sealedAt: now() }).execute()
      return true
    })
    if (!sealed) return
  }
}

export function lastSeal({ db }: Reading) {
  return db.selectFrom('seals').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst()
}

async function firstDay({ db }: Reading) {
  const first = await db.selectFrom('facts').select('happenedAt').orderBy('happenedAt').limit(1).executeTakeFirst()
  return first ? dayOf(first.happenedAt) : null
}

type Line = { id: string; sequence: bigint; happenedAt: Date; line: string; kept: string }

/** The seal of a day as its facts are now; `look` sees each of them on the way. */
export async function sealOf(
  reading: Reading,
  { day, previous }: { day: string; previous: string },
  look: (line: Line) => void = () => {},
) {
  const hash = createHash('sha256').update(`${previous}\n${day}`)
  let facts = 0
  for await (const line of linesOf(reading, { from: beginOf(day), until: beginOf(daysAfter(day, 1)) })) {
    add(hash, line)
    facts += 1
    look(line)
  }
  return { facts, sha256: hash.digest('hex') }
}

const add = (hash: Hash, { line }: Line) => hash.update(`\n${line}`)
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
