import { type HeldFor, heldForNames } from '#areas/finance/ledger/bank-leaf.ts'
import type { Ctx } from '#platform/context.ts'
import { accountInShort } from './cash.ts'

/** Our accounts at banks that are used, as they stand to choose from: all of them or those held for these. Our first stands first. */
export async function accountsToChoose({ db }: Pick<Ctx, 'db'>, held: readonly HeldFor[] = heldForNames) {
  const rows = await db
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'iban'])
    .where('active', '=', true)
    .where('heldFor', 'in', held)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => [row.id, accountInShort(row)] as const)
}

/** Our first account in use of each kind, to which a transfer goes by what it pays. */
export async function firstAccounts({ db }: Pick<Ctx, 'db'>): Promise<Partial<Record<HeldFor, string>>> {
  const rows = await db
    .selectFrom('companyBankAccounts')
    .distinctOn('heldFor')
    .select(['heldFor', 'id'])
    .where('active', '=', true)
    .orderBy('heldFor')
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  return Object.fromEntries(rows.map(({ heldFor, id }) => [heldFor, id]))
}
