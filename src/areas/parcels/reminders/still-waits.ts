import type { Tx } from '#platform/db/database.ts'

export async function stillWaits(tx: Tx, parcelId: string) {
  const row = await tx.selectFrom('parcels').select('state').where('id', '=', parcelId).executeTakeFirst()
  return row?.state === 'ready-for-pickup'
}
