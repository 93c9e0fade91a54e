import { sql } from 'kysely'
import { openingKinds } from './invoice.ts'

/** Issued in these books, and told in their returns; the others were issued before them. */
export const isOurs = (column: string) =>
  sql<boolean>`${sql.ref(column)} not in (${sql.join(openingKinds.map((kind) => sql.lit(kind)))})`

/** What an owner lets is the owner's supply: its tax stands in no return of ours. */
export const isSuppliedByUs = (charges: string) => sql<boolean>`${sql.ref(`${charges}.debt_account`)} <> '9110'`

/** The same of a paper, or of the note that takes some of it back. */
export const isOwners = (paper: string) => sql<boolean>`exists (select from invoices demand
  where demand.id = coalesce(${sql.ref(`${paper}.credits`)}, ${sql.ref(`${paper}.id`)}) and demand.kind = 'rent-demand')`
