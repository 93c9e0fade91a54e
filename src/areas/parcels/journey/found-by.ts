import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { readNumber } from './number.ts'

/** By its number however it is typed, else by every word: the end of a phone as well, wherever it stands. */
export function foundBy(eb: ExpressionBuilder<Database, 'parcels'>, typed: string) {
  const read = readNumber(typed)
  if (read && read !== 'wrong') return eb('parcels.number', '=', read.number)
  if (typed.trim() === '') return eb.lit(true)
  const found = eb.selectFrom('parcelWords').select('parcelId').where(everyWord(typed, 'parcelWords.words'))
  return eb('parcels.id', 'in', found)
}
