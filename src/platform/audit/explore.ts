import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'

/** Where a page ends: the next begins behind it, wherever in a million that is. */
export type Place = { happenedAt: Date; sequence: bigint }

/** What is looked for; every part may be left out. `about` is a record's id, or a number people read. */
export type Wanted = {
  by?: string | undefined
  about?: string | undefined
  names?: readonly string[] | undefined
  from?: Date | undefined
  until?: Date | undefined
  before?: Place | undefined
}

export type TrailFact = {
  id: string
  sequence: bigint
  name: string
  command: string
  subjectId: string
  actorId: string
  actorName: string | null
  seenAs: string | null
  requestId: string
  address: string | null
  device: string | null
  reason: string | null
  data: unknown
  happenedAt: Date
  line: string
}

/** The newest first. */
export async function trail({ db }: Pick<Ctx, 'db'>, wanted: Wanted, most: number) {
  const { rows } = await trailQuery(wanted, most).execute(db)
  return rows
}

/** Kinds have an index each that is in order by itself: the first of each are read and put together, so rare ones are found as fast. */
export function trailQuery(wanted: Wanted, most: number) {
  const { names, by, about } = wanted
  const inOrder = sql`order by happened_at desc, sequence desc limit ${most}`
  if (!names || by || about)
    return sql<TrailFact>`select * from facts where ${all([...conditions(wanted), ...(names ? [anyOf(names)] : [])])} ${inOrder}`
  return sql<TrailFact>`
    select of_kind.* from unnest(${names}::text[]) as wanted(kind) cross join lateral (
      select * from facts where name = wanted.kind and ${all(conditions(wanted))} ${inOrder}
    ) of_kind ${inOrder}`
}

const anyOf = (names: readonly string[]) => sql`name = any(${names}::text[])`

function conditions({ by, about, from, until, before }: Wanted) {
  return [
    ...(by ? [sql`actor_id = ${by}`] : []),
    ...(about ? [aboutIt(about)] : []),
    ...(from ? [sql`happened_at >= ${from}`] : []),
    ...(until ? [sql`happened_at < ${until}`] : []),
    ...(before ? [sql`(happened_at, sequence) < (${before.happenedAt}, ${before.sequence})`] : []),
  ]
}

/** A number stands in the fact that gave it; the record it belongs to has the others. */
const aboutIt = (about: string) =>
  sql`subject_id = any(array(select ${about} union select subject_id from facts where data ->> 'number' = ${about}))`

const all = (parts: RawBuilder<unknown>[]) => (parts.length ? sql.join(parts, sql` and `) : sql`true`)

/** All of it, however much, a few hundred in memory at a time. */
export async function* wholeTrail(ctx: Pick<Ctx, 'db'>, wanted: Wanted, most: number) {
  let { before } = wanted
  for (let given = 0; given < most; given += 500) {
    const rows = await trail(ctx, { ...wanted, before }, Math.min(500, most - given))
    yield* rows
    before = rows.at(-1)
    if (rows.length < 500) return
  }
}
