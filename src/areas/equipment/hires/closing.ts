import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { releasePools } from '../pools/keeping.ts'
import { poolsOf } from '../pools/outs.ts'
import type { LoadedHire } from './load-for-update.ts'
import { poolLines } from './pool-lines.ts'

/** Every machine that went out is back, none is still to go, and nothing is left or still to come of what goes by quantity. */
export async function closeIfAllBack(work: Work, { contractId }: Pick<LoadedHire, 'contractId'>) {
  const { tx } = work
  const open = await tx
    .selectFrom('hireLines')
    .leftJoin('hireSegments', (join) => join.onRef('hireSegments.lineId', '=', 'hireLines.id').on('backAt', 'is', null))
    .select('hireLines.id')
    .where('contractId', '=', contractId)
    .where((eb) => eb.or([eb('offHiredAt', 'is', null), eb('hireSegments.id', 'is not', null)]))
    .executeTakeFirst()
  const taken = await poolsOf(tx, contractId)
  if (open || taken.some(({ left }) => left > 0)) return
  const toCome = (await poolLines(tx, contractId)).filter(({ endsOn }) => endsOn >= dayOf(work.now()))
  if (toCome.some(({ poolId }) => !taken.some((pool) => pool.poolId === poolId))) return
  const moved = await tx
    .updateTable('hires')
    .set({ state: 'returned' })
    .where('contractId', '=', contractId)
    .where('state', '=', 'out')
    .executeTakeFirst()
  await releasePools(work, await poolLines(tx, contractId))
  if (moved.numUpdatedRows === 0n) throw new Refusal('equipment.changed-meanwhile', 'تغيّر هذا العقد قبل حفظك. حدّث الصفحة.')
}
