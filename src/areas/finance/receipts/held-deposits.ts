import type { Selectable } from 'kysely'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'

export type Deposit = Selectable<Database['deposits']>

/** Holds these deposits until the transaction ends, after the charges and receipts, and in one order for everybody. */
export async function heldDeposits({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Deposit>()
  const rows = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((deposit) => [deposit.id, deposit]))
}
