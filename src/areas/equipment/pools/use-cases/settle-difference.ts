import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadHireForUpdate, toldOf } from '../../hires/load-for-update.ts'
import { settleAsked } from '../differing.ts'
import { poolDifferenceSettled } from '../facts.ts'
import { SettleDifferenceInput } from '../inputs.ts'
import { chargeShorts, shortAmount, shortCount } from '../shorts.ts'

const may = equipmentPermissions.handOver

/** Both sides agree on a count that was left open: what it comes to is charged now. */
export const settleDifference = command({
  name: 'equipment.settle-pool-difference',
  permission: may,
  input: SettleDifferenceInput,
  async run(work, { contractId, returnId, by, why }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    const { poolId, pool, backDay: day, difference, shorts } = await returned(work, { contractId, returnId })
    if (difference !== 'open') {
      work.repeated()
      return { id: contractId }
    }
    const paper = await chargeShorts(work, hire, { id: returnId, pool: { id: poolId, name: pool }, day, shorts, by })
    await work.tx
      .updateTable('hirePoolReturns')
      .set({ difference: by, differenceWhy: why, invoiceId: paper?.id ?? null })
      .where('id', '=', returnId)
      .execute()
    await settleAsked(work, contractId)
    work.record(poolDifferenceSettled, contractId, {
      ...{ ...(await toldOf(work, hire)), pool, by, why, short: shortCount(shorts, by) },
      ...{ amount: shortAmount(shorts, by), invoice: paper?.number ?? null },
    })
    return { id: contractId }
  },
})

async function returned({ tx }: Work, { contractId, returnId }: { contractId: string; returnId: string }) {
  const row = await tx
    .selectFrom('hirePoolReturns')
    .innerJoin('equipmentPools', 'equipmentPools.id', 'hirePoolReturns.poolId')
    .select(['poolId', 'name as pool', 'backDay', 'difference'])
    .where('hirePoolReturns.id', '=', returnId)
    .where('contractId', '=', contractId)
    .forUpdate('hirePoolReturns')
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لا توجد هذه الإعادة.', 404)
  const shorts = await tx.selectFrom('hirePoolShorts').selectAll().where('returnId', '=', returnId).orderBy('place').execute()
  return { ...row, shorts }
}
