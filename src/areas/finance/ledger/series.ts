import { sql } from 'kysely'
import { letters, type SeriesKind } from '#areas/finance/paper-kinds.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'

type Place = { year: number; sequence: number; number: string }

/**
 * The next number of this paper in this branch and year. Its row is held until the transaction ends, so it is taken last: whoever is
 * not saved leaves no gap.
 */
export async function nextNumber(
  { tx }: Pick<Work, 'tx'>,
  kind: SeriesKind,
  { branchId, day }: { branchId: string; day: string },
) {
  const { rows } = await sql<Place>`select * from next_number(${kind}, ${letters[kind]}, ${branchId}, ${day}) ${often}`.execute(
    tx,
  )
  const [place] = rows
  if (!place) throw new Error('the series gave no number')
  return place
}
