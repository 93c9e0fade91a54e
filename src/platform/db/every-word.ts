import { sql } from 'kysely'
import { folded } from '#values/text.ts'

/** Every word that was typed stands in what the row is found by; whoever typed nothing means them all. */
export function everyWord(typed: string, column: string) {
  const words = folded(typed).split(' ').filter(Boolean).slice(0, 8)
  const each = words.map((word) => sql`position(${word} in ${sql.ref(column)}) > 0`)
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` and `)})` : sql<boolean>`true`
}
