import { addPool as addStock } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { poolAdded } from '../facts.ts'
import { type Piece, type PoolUnit, poolKind } from '../pool.ts'

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

type Fields = { name: string; unit: PoolUnit; monthPrice: bigint; deposit: bigint; total: number; pieces: readonly Piece[] }

/** A pool with its stock and its pieces; null where another has its name by now. */
export async function insertPool(work: Work, { id, total, pieces, ...fields }: Fields & { id: string }) {
  await addStock(work, { id, kind: poolKind, total })
  const added = await work.tx
    .insertInto('equipmentPools')
    .values({ id, ...fields, addedBy: work.actor.id, addedAt: work.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  await writePieces(work, id, pieces)
  work.record(poolAdded, id, { name: fields.name })
  return added
}
