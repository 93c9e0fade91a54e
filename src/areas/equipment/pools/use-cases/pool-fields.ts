import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Piece } from '../pool.ts'

/** A name is one pool's. */
export async function mustBeNamedAlone({ tx }: Work, { id, name }: { id: string; name: string }) {
  const other = await tx
    .selectFrom('equipmentPools')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw fieldFault('name', 'يوجد غيرها بهذا الاسم. اكتب اسمًا آخر.')
}

/** The list from now on; what was charged before keeps what it was charged at. */
export async function writePieces({ tx }: Work, poolId: string, pieces: readonly Piece[]) {
  await tx.deleteFrom('poolPieces').where('poolId', '=', poolId).execute()
  if (pieces.length > 0)
    await tx
      .insertInto('poolPieces')
      .values(pieces.map((piece) => ({ poolId, ...piece })))
      .execute()
}
