import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'

/** Every record that is this person today, the one that stands first. */
export async function recordsTogether(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, id: string) {
  const { rows } = await sql<{ id: string }>`
    select id from records_of_one(${id}) id order by id <> standing_record(${id})`.execute('tx' in asked ? asked.tx : asked.db)
  return rows.map((row) => row.id)
}

/** Each record that was merged away, and the one that stands for it today: `id` and `one`. */
export const recordsMerged = sql`select id, one from merged_records()`

/** All the records that each of these is today: itself, and what was merged into it. */
export async function togetherEach({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; one: string }>`
    select id, one from (${recordsMerged}) merged where one = any(${[...ids]}::uuid[])`.execute(db)
  return [...ids.map((id) => ({ id, one: id })), ...rows]
}
