import { giveStockBack, type StockSlice } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { startOfDay } from '#values/days.ts'
import { closeIfAllBack } from '../../hires/closing.ts'
import { type LoadedHire, loadHireForUpdate, toldOf } from '../../hires/load-for-update.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { poolReturned } from '../facts.ts'
import { ReturnPoolInput } from '../inputs.ts'
import { mustBeOpenDay } from '../moving-day.ts'
import { type PoolOut, poolsOf } from '../outs.ts'
import { poolUnits } from '../pool.ts'
import { piecesOf } from '../queries.ts'
import { chargeShorts, type Short, shortAmount, shortsOf } from '../shorts.ts'

const may = equipmentPermissions.handOver

/** A part of it comes back: what was taken first, and what is short is charged at once. The rest stays. */
export const returnToPool = command({
  name: 'equipment.return-pool',
  permission: may,
  input: ReturnPoolInput,
  async run(work, { id, contractId, poolId, seen, quantity, day, counts }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    const before = await work.tx.selectFrom('hirePoolReturns').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: contractId }
    }
    const held = await mustHold(work, hire, { poolId, quantity, day })
    // The boxes of the form are those of the list that was seen.
    if (seen !== held.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    const { partyId } = hire.contract
    const among = held.takings.map(({ stockId }) => stockId)
    const slices = await giveStockBack(work, { poolId, partyId, quantity, at: startOfDay(day), among })
    const shorts = shortsOf(await piecesOf(work.tx, poolId), counts)
    const pool = { id: poolId, name: held.name }
    const paper = await chargeShorts(work, hire, { id, pool, day, shorts })
    await work.tx
      .insertInto('hirePoolReturns')
      .values({
        ...{ id, contractId, poolId, quantity, backDay: day, invoiceId: paper?.id ?? null },
        ...{ returnedBy: work.actor.name, returnedAt: work.now() },
      })
      .execute()
    await keep(work, held, { returnId: id, slices, shorts })
    await closeIfAllBack(work, hire)
    work.record(poolReturned, contractId, {
      ...{ ...(await toldOf(work, hire)), pool: held.name, quantity, unit: poolUnits[held.unit], day },
      ...{ left: held.left - quantity, short: shorts.reduce((sum, { missing, damaged }) => sum + missing + damaged, 0) },
      ...{ amount: shortAmount(shorts), invoice: paper?.number ?? null },
    })
    return { id: contractId }
  },
})

type Asked = { poolId: string; quantity: number; day: string }

/** Never more than is with them on that day. */
async function mustHold(work: Work, hire: LoadedHire, { poolId, quantity, day }: Asked) {
  const held = (await poolsOf(work.tx, hire.contractId)).find((one) => one.poolId === poolId)
  if (!held) throw new Refusal('equipment.nothing-taken', 'لم يُخرج منها شيء لهذا العقد. حدّث الصفحة.')
  await mustBeOpenDay(work, hire, { day, isBack: true })
  const here = held.takings.reduce((sum, { outDay, left }) => sum + (outDay <= day ? left : 0), 0)
  if (here === 0) throw fieldFault('quantity', 'لم يبق عنده منها شيء في هذا اليوم. راجع اليوم.')
  if (quantity > here) throw fieldFault('quantity', `عنده منها ${here}. اكتب كمية لا تزيد عليها.`)
  return held
}

type Kept = { returnId: string; slices: readonly StockSlice[]; shorts: readonly Short[] }

async function keep({ tx }: Work, { takings }: PoolOut, { returnId, slices, shorts }: Kept) {
  const rows = slices.flatMap(({ takingId: stockId, quantity }) =>
    takings.filter((one) => one.stockId === stockId).map(({ id }) => ({ returnId, takingId: id, quantity })),
  )
  await tx.insertInto('hirePoolSlices').values(rows).execute()
  if (shorts.length > 0)
    await tx
      .insertInto('hirePoolShorts')
      .values(shorts.map((short) => ({ returnId, ...short })))
      .execute()
}
