import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/context.ts'

/** What a record that is merged away hands over: everything that is not there already. By the ids, so that all of it can go back. */
export const Moved = z.object({
  partyRoles: z.array(z.string()),
  identityDocuments: z.array(z.string()),
  partyContacts: z.array(z.string()),
  bankAccounts: z.array(z.string()),
  relations: z.array(z.string()),
  relationsOfOthers: z.array(z.string()),
  accounts: z.array(z.string()),
})
export type Moved = z.output<typeof Moved>

type Tx = Work['tx']
type Pair = { from: string; to: string }

export async function moveAll(tx: Tx, pair: Pair): Promise<Moved> {
  return {
    partyRoles: await moveRoles(tx, pair),
    identityDocuments: await movePlainly(tx, 'identityDocuments', pair),
    partyContacts: await movePlainly(tx, 'partyContacts', pair),
    bankAccounts: await moveBankAccounts(tx, pair),
    relations: await moveRelations(tx, 'partyId', pair),
    relationsOfOthers: await moveRelations(tx, 'otherId', pair),
    accounts: await moveAccounts(tx, pair),
  }
}

async function movePlainly(tx: Tx, table: 'identityDocuments' | 'partyContacts', { from, to }: Pair) {
  const rows = await tx.updateTable(table).set({ partyId: to }).where('partyId', '=', from).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** A role the other has now as well stays behind: it says nothing new. */
async function moveRoles(tx: Tx, { from, to }: Pair) {
  const held = tx.selectFrom('partyRoles').select('role').where('partyId', '=', to).where('until', 'is', null)
  const rows = await tx
    .updateTable('partyRoles')
    .set({ partyId: to })
    .where('partyId', '=', from)
    .where((eb) => eb.or([eb('until', 'is not', null), eb('role', 'not in', held)]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function moveBankAccounts(tx: Tx, { from, to }: Pair) {
  const held = tx.selectFrom('bankAccounts').select('iban').where('partyId', '=', to).where('removedAt', 'is', null)
  const rows = await tx
    .updateTable('bankAccounts')
    .set({ partyId: to })
    .where('partyId', '=', from)
    .where((eb) => eb.or([eb('removedAt', 'is not', null), eb('iban', 'not in', held)]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Nobody is a delegate of oneself: what tied the two together stays behind. */
async function moveRelations(tx: Tx, side: 'partyId' | 'otherId', { from, to }: Pair) {
  const rows = await tx
    .updateTable('partyRelations')
    .set(side === 'partyId' ? { partyId: to } : { otherId: to })
    .where(side, '=', from)
    .where(side === 'partyId' ? 'otherId' : 'partyId', '<>', to)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function moveAccounts(tx: Tx, { from, to }: Pair) {
  const rows = await tx
    .updateTable('customerAccounts')
    .set({ partyId: to })
    .where('partyId', '=', from)
    .returning('accountId')
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** Each thing goes back to where it came from; what has been added since stays with the one that stayed. */
export async function moveBack(tx: Tx, moved: Moved, { from, to }: Pair) {
  for (const table of ['partyRoles', 'identityDocuments', 'partyContacts', 'bankAccounts'] as const)
    await tx.updateTable(table).set({ partyId: to }).where('partyId', '=', from).where('id', '=', among(moved[table])).execute()
  await tx
    .updateTable('partyRelations')
    .set({ partyId: to })
    .where('partyId', '=', from)
    .where('id', '=', among(moved.relations))
    .execute()
  await tx
    .updateTable('partyRelations')
    .set({ otherId: to })
    .where('otherId', '=', from)
    .where('id', '=', among(moved.relationsOfOthers))
    .execute()
  await tx
    .updateTable('customerAccounts')
    .set({ partyId: to })
    .where('partyId', '=', from)
    .where('accountId', '=', sql<string>`any(${moved.accounts}::text[])`)
    .execute()
}

const among = (ids: string[]) => sql<string>`any(${ids}::uuid[])`
