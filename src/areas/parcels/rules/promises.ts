import type { Ctx } from '#platform/context.ts'
import { parcelRulesNow } from './kept-rules.ts'

/** What the public page says of how parcels are taken and brought. */
export async function parcelPromises({ db }: Pick<Ctx, 'db'>) {
  const { pickup, cashOnDelivery, attempts, carrier } = await parcelRulesNow(db)
  return { pickup, cashOnDelivery, attempts, carrier }
}
