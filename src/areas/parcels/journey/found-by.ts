import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { folded } from '#values/text.ts'
import { readNumber } from './number.ts'

/** By its number however it is typed, else by every word wherever it stands; four digits are the end of one, as of a phone. */
export function foundBy(eb: ExpressionBuilder<Database, 'parcels'>, typed: string) {
  const read = readNumber(typed)
  if (read && read !== 'wrong') return eb('parcels.number', '=', read.number)
  if (typed.trim() === '') return eb.lit(true)
  const { ends, others } = partedWords(typed)
  const found = eb
    .selectFrom('parcelWords')
    .select('parcelId')
    .where(everyWord(others.join(' '), 'parcelWords.words'))
    .where((inner) => inner.and(ends.map((end) => inner('parcelWords.words', 'like', `%${end} %`))))
  return eb('parcels.id', 'in', found)
}

/** Anywhere in it four digits stand in one parcel of thirty: what ends by them, the index tells apart. A phone is never the last word. */
function partedWords(typed: string) {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const { ends = [], others = [] } = Object.groupBy(words, (word) => (/^\d{4}$/.test(word) ? 'ends' : 'others'))
  return { ends: ends.slice(0, 8), others }
}
