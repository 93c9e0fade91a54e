import type { Tx } from '#platform/db/database.ts'

/** Whether somebody has promised to pay, and it was neither kept nor broken yet. */
export const hasPromised = async (tx: Tx, partyId: string) =>
  (await tx
    .selectFrom('promises')
    .select('id')
    .where('partyId', '=', partyId)
    .where('status', '=', 'open')
    .executeTakeFirst()) !== undefined
