import { type RawBuilder, sql } from 'kysely'
import { folded } from '#values/text.ts'

/** As our own names are written, with a comma between the unit and its property. */
const wordsOf = (typed: string) =>
  folded(typed)
    .split(/[\s،]+/)
    .filter(Boolean)

/** Every word that was typed stands in what the row is found by; whoever typed nothing means them all. */
export function everyWord(typed: string, found: string | RawBuilder<string>) {
  const words = wordsOf(typed).slice(0, 8)
  const text = typeof found === 'string' ? sql.ref(found) : found
  const each = words.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` and `)})` : sql<boolean>`true`
}

/** How many of the numbers that were typed stand in it by themselves: «شقة 6» is that flat before what is numbered «SLL26». */
export function numbersAlone(typed: string, column: string) {
  const numbers = wordsOf(typed)
    .filter((word) => /^\d+$/.test(word))
    .slice(0, 8)
  const each = numbers.map((number) => sql`(${sql.ref(column)} ~ ${`(^|[^[:alnum:]])${number}($|[^[:alnum:]])`})::integer`)
  return each.length > 0 ? sql<number>`(${sql.join(each, sql` + `)})` : sql<number>`0::integer`
}

/** Columns that are kept as they were written, together and in the one spelling of search: for lists that are short. */
export function foldedTogether(...columns: string[]) {
  const text = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`
  return sql<string>`regexp_replace(translate(lower(${text}), 'أإآٱىؤئة', 'اااايويه'), '[\u064b-\u065f\u0670\u0640]', '', 'g')`
}
