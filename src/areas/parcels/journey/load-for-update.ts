import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'

/** The parcel to change with its pieces, where this person's permission reaches the branch it is in; nobody else writes it meanwhile. */
export async function loadParcelForUpdate({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await tx.selectFrom('parcels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  mustReach(actor, permission, row)
  return { ...row, pieces: await piecesOf(tx, id) }
}
/** The same for whoever may by something else: a bag that has come to them. */
export async function heldParcel({ tx }: Pick<Work, 'tx'>, number: string) {
  const row = await tx.selectFrom('parcels').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
  return row ? { ...row, pieces: await piecesOf(tx, row.id) } : null
}

export type LoadedParcel = Awaited<ReturnType<typeof loadParcelForUpdate>>

export const piecesOf = (tx: Work['tx'], parcelId: string) =>
  tx
    .selectFrom('parcelPieces')
    .select(['id', 'n', 'state'])
    .where('parcelId', '=', parcelId)
    .orderBy('n')
    .modifyEnd(often)
    .execute()
