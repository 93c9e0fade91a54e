import { sql } from 'kysely'

/** A stretch of the books: some days, or what was posted after one journal up to another, as a settlement stands on the one before. */
export type Stretch = { from: string; to: string } | { after: bigint; until: bigint }

/** Of journals `j`. */
export const isWithin = (stretch: Stretch) =>
  'from' in stretch
    ? sql<boolean>`j.day between ${stretch.from}::date and ${stretch.to}::date`
    : sql<boolean>`j.sequence > ${stretch.after} and j.sequence <= ${stretch.until}`

export const isBefore = (stretch: Stretch) =>
  'from' in stretch ? sql<boolean>`j.day < ${stretch.from}::date` : sql<boolean>`j.sequence <= ${stretch.after}`

/** What each journal did to the leaf of an account, as the owner sees it: what came in positive. */
export const movesOf = (account: string, key: string) => sql`(
  select t.journal, sum(t.amount) amount from (
    select journal, amount from transfers where credit = (select id from leaves where account = ${account} and key = ${key})
    union all
    select journal, -amount from transfers where debit = (select id from leaves where account = ${account} and key = ${key})
  ) t group by t.journal)`
