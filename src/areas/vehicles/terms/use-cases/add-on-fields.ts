import { addPool, setPoolTotal } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { type AddOnEffect, addOnStockKind, type Charging } from '../add-on.ts'
import { rulesNow } from '../queries.ts'
import { countriesIn } from '../rules.ts'

type Asked = {
  name: string
  charged: Charging
  price: bigint
  capDays?: number | undefined
  effect: AddOnEffect
  excess?: bigint | undefined
  country?: string | undefined
  active: boolean
}

/** As a row keeps it: what its effect does not need is left out. */
export const addOnFields = ({ capDays, excess, country, ...asked }: Asked) => ({
  ...asked,
  capDays: asked.charged === 'day' ? (capDays ?? null) : null,
  excess: asked.effect === 'cover' ? (excess ?? null) : null,
  country: asked.effect === 'border' ? (country ?? null) : null,
})

/** A car crosses only where the rules let it. */
export async function checkCountry({ tx }: Work, { country }: { country: string | null }) {
  if (country !== null && !countriesIn(await rulesNow(tx)).includes(country))
    throw fieldFault('country', 'اختر دولة من دول العبور في القواعد.')
}

/** How many there are: counted in the calendar from the first time somebody says it. */
export async function countStock(work: Work, { poolId, stock }: { poolId: string | null; stock: number | undefined }) {
  if (stock === undefined) {
    if (poolId) throw fieldFault('stock', 'هذه الإضافة تُعدّ في التقويم. اكتب العدد، أو 0 إن لم يبقَ منها شيء.')
    return { poolId: null, stock: null }
  }
  if (poolId) {
    await setPoolTotal(work, { id: poolId, total: stock, field: 'stock' })
    return { poolId, stock }
  }
  const id = work.newId()
  await addPool(work, { id, kind: addOnStockKind, total: stock })
  return { poolId: id, stock }
}
