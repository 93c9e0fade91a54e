import { z } from 'zod'
import { priceMachines } from '#areas/equipment/public.ts'
import type { Trade } from '#areas/site/request-kinds/all.ts'
import type { Work } from '#platform/context.ts'

const Asked = z.object({
  ...{ kindIds: z.array(z.uuid()), fromOn: z.string(), toOn: z.string(), operator: z.string() },
  pools: z.array(z.string()).default([]),
  ...{ hoursPerDay: z.number().optional(), km: z.number().optional(), wilayat: z.string().default('') },
})

/** What a request asks for, as a quotation takes it. */
export function wantedIn(trade: Trade) {
  const { kindIds, pools: byQuantity, fromOn, toOn, operator, hoursPerDay, km = 0, wilayat } = Asked.parse(trade)
  const pools = byQuantity.map((one) => {
    const [poolId = '', quantity] = one.split(':')
    return { poolId, quantity: Number(quantity) }
  })
  return { kindIds, pools, startsOn: fromOn, endsOn: toOn, withOperator: operator === 'with', hours: hoursPerDay, km, wilayat }
}

/** The chosen machines by their names, with what they come to now. */
export async function withPrices(work: Work, { machines, ...trade }: Trade): Promise<Trade> {
  const kept = { ...trade, kindIds: machines }
  const { lines, pools, total } = await priceMachines(work, wantedIn(kept))
  return { machines: [...lines.map(({ kind }) => kind), ...pools.map(({ name }) => name)].join('، '), ...kept, total }
}
