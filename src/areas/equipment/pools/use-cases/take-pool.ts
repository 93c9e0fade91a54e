import { takeStock } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, endOfDay, startOfDay } from '#values/days.ts'
import { mustBeAgreed, mustBeSecured } from '../../hires/fit-to-go.ts'
import { loadHireForUpdate, toldOf } from '../../hires/load-for-update.ts'
import { waiveDeposit } from '../../hires/waiving.ts'
import { poolTaken } from '../facts.ts'
import { TakePoolInput } from '../inputs.ts'
import { keepRest, releasePools } from '../keeping.ts'
import { mustBeOpenDay } from '../moving-day.ts'
import { poolsOf, takenOf } from '../outs.ts'
import { poolUnits } from '../pool.ts'

const may = equipmentPermissions.handOver

/** So much of a pool goes to a site, until it comes back. */
export const takeFromPool = command({
  name: 'equipment.take-pool',
  permission: may,
  input: TakePoolInput,
  async run(work, { id, contractId, poolId, quantity, day, waivedWhy }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    const before = await work.tx.selectFrom('hirePoolTakings').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id: contractId }
    }
    mustBeAgreed(hire)
    if (hire.state === 'returned')
      throw new Refusal('equipment.hire-over', 'أُعيدت معدات هذا العقد كلها. أعد عرض سعر جديدًا لما بعدها.')
    if (await mustBeSecured(work, hire, waivedWhy)) await waiveDeposit(work, hire, waivedWhy ?? '')
    await mustBeOpenDay(work, hire, { day, isBack: false })
    const pool = await poolToTake(work, poolId)
    const quoted = hire.pools.find((line) => line.poolId === poolId)
    if (quoted) await releasePools(work, [quoted])
    const { id: stockId } = await takeStock(work, {
      ...{ poolId, quantity, from: startOfDay(day), until: backBy(work, quoted) },
      ...{ partyId: hire.contract.partyId, reason: hire.contract.number, field: 'quantity' },
    })
    await keep(work, { id, contractId, poolId, stockId, quantity, outDay: day }, quoted?.monthPrice ?? pool.monthPrice)
    await work.tx
      .updateTable('hires')
      .set({ state: 'out' })
      .where('contractId', '=', contractId)
      .where('state', '=', 'open')
      .execute()
    const held = (await poolsOf(work.tx, contractId)).find((one) => one.poolId === poolId)
    if (quoted) await keepRest(work, { ...quoted, stockId: null }, { ...hire.contract, taken: takenOf(held) })
    work.record(poolTaken, contractId, {
      ...{ ...(await toldOf(work, hire)), pool: pool.name, quantity, unit: poolUnits[pool.unit], day, left: held?.left ?? 0 },
    })
    return { id: contractId }
  },
})

/** As it was agreed; without an end, or past it, it is away until it comes back. */
const backBy = ({ now }: Work, quoted: { endsOn: string } | undefined) =>
  quoted && quoted.endsOn >= dayOf(now()) ? endOfDay(quoted.endsOn) : null

async function poolToTake({ tx }: Work, poolId: string) {
  const pool = await tx
    .selectFrom('equipmentPools')
    .select(['name', 'unit', 'monthPrice'])
    .where('id', '=', poolId)
    .executeTakeFirst()
  if (!pool) throw fieldFault('poolId', 'اختر من القائمة.')
  return pool
}

type Row = { id: string; contractId: string; poolId: string; stockId: string; quantity: number; outDay: string }

async function keep({ tx, actor, now }: Work, row: Row, price: bigint) {
  await tx
    .insertInto('hirePools')
    .values({ contractId: row.contractId, poolId: row.poolId, price })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('hirePoolTakings')
    .values({ ...row, takenBy: actor.name, takenAt: now() })
    .execute()
}
