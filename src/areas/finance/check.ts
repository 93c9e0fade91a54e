import { type RawBuilder, sql } from 'kysely'

/** What does not agree: where, what the books say, and what they should say. */
export type Difference = { place: string; books: bigint; expected: bigint }

export type Check = { code: string; label: string; find: RawBuilder<Difference> }

/** What went into the leaves of an account and out of them, by their keys. */
export const legsOf = (account: string) => sql`(
  select l.key, t.amount, t.journal from transfers t join leaves l on l.id = t.debit where t.debit_account = ${sql.lit(account)}
  union all
  select l.key, -t.amount, t.journal from transfers t join leaves l on l.id = t.credit where t.credit_account = ${sql.lit(account)})`
