import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { poolsOf } from '../pools/outs.ts'
import type { LoadedHire } from './load-for-update.ts'

/** Every machine that went out is back, none is still to go, and nothing is left of what went by quantity. */
export async function closeIfAllBack({ tx }: Work, { contractId }: Pick<LoadedHire, 'contractId'>) {
  const open = await tx
    .selectFrom('hireLines')
    .leftJoin('hireSegments', (join) => join.onRef('hireSegments.lineId', '=', 'hireLines.id').on('backAt', 'is', null))
    .select('hireLines.id')
    .where('contractId', '=', contractId)
    .where((eb) => eb.or([eb('offHiredAt', 'is', null), eb('hireSegments.id', 'is not', null)]))
    .executeTakeFirst()
  if (open || (await poolsOf(tx, contractId)).some(({ left }) => left > 0)) return
  const moved = await tx
    .updateTable('hires')
    .set({ state: 'returned' })
    .where('contractId', '=', contractId)
    .where('state', '=', 'out')
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) throw new Refusal('equipment.changed-meanwhile', 'تغيّر هذا العقد قبل حفظك. حدّث الصفحة.')
}
