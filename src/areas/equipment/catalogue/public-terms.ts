import type { Ctx, Work } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { kindsWithPrices } from './queries.ts'

type Asking = Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>
const reader = (asking: Asking) => ({ db: 'tx' in asking ? asking.tx : asking.db, now: asking.now })

/** What becomes of machines that are given up before they go out; nothing before machines are let. */
export async function cancellingMachines(asking: Asking): Promise<{ hireCancelRule?: string }> {
  return (await kindsWithPrices(reader(asking))).length > 0 ? { hireCancelRule: 'بلا رسوم' } : {}
}

/** Which kinds are let and what a day of each costs; nothing while no prices are published. */
export async function machinesInWords(asking: Asking) {
  const priced = await kindsWithPrices(reader(asking))
  if (priced.length === 0) return { machineKinds: undefined, machinePrices: undefined }
  return {
    machineKinds: priced.map(({ name }) => name).join('، '),
    machinePrices: priced.map(({ name, day }) => `${name} ${inRials(day)}`).join('، '),
  }
}
