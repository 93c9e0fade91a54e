import type { Ctx, House } from '#platform/context.ts'
import { decrypted, encrypted } from '#platform/secrets.ts'

const purpose = 'signing-service'

/** The key as it may lie in a table: nobody who reads the table reads it. */
export const sealedKey = ({ db }: Pick<Ctx, 'db'>, key: string) => encrypted(db, purpose, key)

/** How the service is known, as whoever connects it sees it: without its key. */
export async function connectedService({ db }: Pick<Ctx, 'db'>) {
  const row = await db.selectFrom('signingServices').select(['name', 'address', 'active', 'changedAt']).executeTakeFirst()
  return row ?? null
}

/** The one to sign with now, by its name; null while there is none. */
export async function serviceName({ db }: Pick<Ctx, 'db'>) {
  const row = await db.selectFrom('signingServices').select('name').where('active', '=', true).executeTakeFirst()
  return row?.name ?? null
}

/** One that is or was ours: what was begun there is still asked about. */
export async function accountOfService({ db }: Pick<House, 'db'>) {
  const row = await db.selectFrom('signingServices').selectAll().executeTakeFirst()
  if (!row) return null
  const { name, active, address } = row
  return { name, active, address, key: await decrypted(db, purpose, row.key) }
}
