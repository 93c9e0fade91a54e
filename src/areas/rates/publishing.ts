import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import type { Season } from './card.ts'
import { ratesPublished } from './facts.ts'
import { newestNumber } from './queries.ts'

export type ClassRates = {
  classId: string
  hour: bigint
  rows: readonly { season: string; days: number; price: bigint }[]
  /** Prices besides, by the names of the line: overtime, a load. */
  extras?: Readonly<Record<string, bigint>>
}

export type ListToPublish = {
  line: string
  validFrom: string
  seasons: readonly Season[]
  classes: readonly ClassRates[]
  /** The number of the list that the form was opened beside: another published meanwhile is looked at first. */
  seen: number
}

/** Publishes a whole list of prices; what was booked before keeps its own. */
export async function publishRates(work: Work, { line, validFrom, seasons, classes, seen }: ListToPublish) {
  // One after another: the second of two at once finds what the first has published.
  await sql`select pg_advisory_xact_lock(hashtextextended(${line}, 968015))`.execute(work.tx)
  const newest = await newestNumber(work.tx, line)
  if (newest !== seen)
    throw new Refusal('rates.changed-meanwhile', 'نشر زميل أسعارًا أحدث بعد أن فتحت الصفحة. حدّثها وقارن ثم أعد ما كتبت.')
  if (validFrom < dayOf(work.now())) throw fieldFault('validFrom', 'الأسعار لا تسري من يوم مضى. اكتب اليوم أو ما بعده.')
  const listId = work.newId()
  const number = newest + 1
  const stamp = { publishedAt: work.now(), publishedBy: work.actor.id }
  await work.tx
    .insertInto('rateLists')
    .values({ id: listId, line, number, validFrom, ...stamp })
    .execute()
  if (seasons.length > 0) {
    const rows = seasons.map(({ name, from, to }) => ({ listId, name, fromDay: from, toDay: to }))
    await work.tx.insertInto('rateSeasons').values(rows).execute()
  }
  await work.tx
    .insertInto('rateCards')
    .values(classes.map(({ classId, hour }) => ({ listId, classId, hour })))
    .execute()
  await work.tx
    .insertInto('rateRows')
    .values(classes.flatMap(({ classId, rows }) => rows.map((row) => ({ listId, classId, ...row }))))
    .execute()
  const extras = classes.flatMap(({ classId, extras = {} }) =>
    Object.entries(extras).map(([name, price]) => ({ listId, classId, name, price })),
  )
  if (extras.length > 0) await work.tx.insertInto('rateExtras').values(extras).execute()
  work.record(ratesPublished, listId, { line, number, validFrom, classes: classes.length })
  return { listId, number }
}
