import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { CustomerKind } from '#values/customer-kinds.ts'

type Asked = { db: Ctx['db'] | Tx }

/** Everything in the register about whoever has this account. */
export function partyOf({ db }: Asked, accountId: string) {
  return db
    .selectFrom('customerAccounts')
    .innerJoin('parties', 'parties.id', 'customerAccounts.partyId')
    .selectAll('parties')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** As what the law wants the record kept: contracts and money need to know whose they are. */
export async function rolesToKeep({ db }: Asked, partyId: string) {
  const rows = await db
    .selectFrom('partyRoles')
    .select('role')
    .where('partyId', '=', partyId)
    .where('role', '!=', 'customer')
    .execute()
  return rows.map(({ role }) => role)
}

type Row = { id: string; sequence: number; kind: CustomerKind; version: number }

/** What was written down of this person a second time and merged away, over however many steps. */
export async function mergedInto({ db }: Asked, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with recursive away as (
      select id, sequence, kind, version from parties where merged_into = ${id}
      union select p.id, p.sequence, p.kind, p.version from parties p join away on p.merged_into = away.id
    ) select * from away`.execute(db)
  return rows
}
