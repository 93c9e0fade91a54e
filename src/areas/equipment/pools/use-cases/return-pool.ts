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
import { askToSettle, mustBeDecided } from '../differing.ts'
import { poolReturned } from '../facts.ts'
import { ReturnPoolInput } from '../inputs.ts'
import { mustBeOpenDay } from '../moving-day.ts'
import { type PoolOut, poolsOf } from '../outs.ts'
import { type Decision, poolUnits } from '../pool.ts'
import { piecesOf } from '../queries.ts'
import { chargeShorts, shortAmount, shortCount, shortsOf } from '../shorts.ts'

const may = equipmentPermissions.handOver

/** A part of it comes back: what was taken first, and what is short is charged at once unless both sides count it differently. The rest stays. */
export const returnToPool = command({
  name: 'equipment.return-pool',
  permission: may,
  input: ReturnPoolInput,
  async run(work, { id, contractId, poolId, seen, quantity, day, counts, ...said }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    const before = await work.tx.selectFrom('hirePoolReturns').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: contractId }
    }
    const held = await mustHold(work, hire, { poolId, quantity, day })
    // The boxes of the form are those of the list that was seen.
    if (seen !== held.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    const shorts = shortsOf(await piecesOf(work.tx, poolId), counts)
    const decided = mustBeDecided(shorts, said)
    const { partyId } = hire.contract
    const among = held.takings.map(({ stockId }) => stockId)
    const slices = await giveStockBack(work, { poolId, partyId, quantity, at: startOfDay(day), among })
    const paper = await charge(work, hire, { id, pool: { id: poolId, name: held.name }, day, shorts, ...decided })
    await work.tx
      .insertInto('hirePoolReturns')
      .values({
        ...{ id, contractId, poolId, quantity, backDay: day, invoiceId: paper?.id ?? null, ...decided },
        ...{ returnedBy: work.actor.name, returnedAt: work.now() },
      })
      .execute()
    await keep(work, held, { returnId: id, slices, shorts })
    await closeIfAllBack(work, hire)
    work.record(poolReturned, contractId, {
      ...{ ...(await toldOf(work, hire)), pool: held.name, quantity, unit: poolUnits[held.unit], day },
      ...{ left: held.left - quantity, ...toldShort(shorts, decided.difference), invoice: paper?.number ?? null, ...decided },
    })
    return { id: contractId }
  },
})

type Short = ReturnType<typeof shortsOf>[number]
type Returned = Omit<Parameters<typeof chargeShorts>[2], 'by'> & ReturnType<typeof mustBeDecided>

/** What both agree on, or whose count was said to hold; what stays open is charged once it is settled. */
async function charge(work: Work, hire: LoadedHire, { difference, differenceWhy: why, ...back }: Returned) {
  if (difference !== 'open') return chargeShorts(work, hire, { ...back, by: difference ?? 'ours' })
  await askToSettle(work, hire, { returnId: back.id, pool: back.pool.name, why: why ?? '' })
  return null
}

function toldShort(shorts: readonly Short[], difference: Decision | null) {
  if (difference === 'open') return { short: 0, amount: 0n }
  const by = difference ?? 'ours'
  return { short: shortCount(shorts, by), amount: shortAmount(shorts, by) }
}

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
