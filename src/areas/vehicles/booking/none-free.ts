import type { z } from 'zod'
import { freeBetween } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { noneFreeAsked } from './facts.ts'
import type { NoneFreeInput } from './inputs.ts'
import { faultsOfSearch, stretchOf } from './search.ts'
import type { AskedBy } from './ways.ts'

type Asked = z.output<typeof NoneFreeInput> & { way: AskedBy }

/** Somebody asked for cars of these classes, and none is free: what a page says of it is looked at once more. */
export async function writeNoneFree(work: Work, { classIds, way, ...asked }: Asked) {
  const search = { ...asked, placeOut: '', placeBack: '', age: '' }
  const isFaulty = Object.keys(faultsOfSearch(search, work.now())).length > 0
  const stretch = stretchOf(asked)
  const taken = isFaulty ? [] : await takenOf(work, { classIds, ...stretch })
  const rows = taken.map((classId) => ({
    ...{ id: work.newId(), classId, startsAt: stretch.from, endsAt: stretch.until, askedOn: dayOf(work.now()), way },
  }))
  const written = rows.length > 0 ? await insertNew(work, rows) : []
  const [first] = written
  if (first) work.record(noneFreeAsked, first.id, { classes: written.length, way })
  else work.repeated()
  return { noted: written.length }
}

/** Those of them of which no car is free, whether all are with somebody or none is offered for so long. */
async function takenOf({ tx, now }: Work, asked: { classIds: readonly string[]; from: Date; until: Date }) {
  if (asked.classIds.length === 0) return []
  const free = new Set((await freeBetween({ db: tx, now }, asked)).flatMap((one) => (one.free > 0 ? [one.classId] : [])))
  const known = await tx.selectFrom('vehicleClasses').select('id').where('id', 'in', asked.classIds).execute()
  return known.map(({ id }) => id).filter((id) => !free.has(id))
}

type Row = { id: string; classId: string; startsAt: Date; endsAt: Date; askedOn: string; way: AskedBy }

const insertNew = ({ tx }: Work, rows: Row[]) =>
  tx
    .insertInto('carNoneFree')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
