import { sql } from 'kysely'
import { openingKinds } from './invoice.ts'

/** Issued in these books, and told in their returns; the others were issued before them. */
export const isOurs = (column: string) =>
  sql<boolean>`${sql.ref(column)} not in (${sql.join(openingKinds.map((kind) => sql.lit(kind)))})`
