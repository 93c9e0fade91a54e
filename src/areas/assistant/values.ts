import { companyProfile } from '#areas/company/public.ts'
import { machinesInWords } from '#areas/equipment/public.ts'
import { tariffInWords } from '#areas/parcels/public.ts'
import { carsInWords } from '#areas/vehicles/public.ts'
import type { Ctx, Work } from '#platform/context.ts'

/** Asked by a page, or inside a caller's transaction. */
export type Asking = Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>

/** What an answer may hold in braces: the company's settings, and the tariff that is in force, what cars and machines cost. */
export async function answerValues(asking: Asking) {
  return {
    ...(await companyProfile(asking)),
    ...(await tariffInWords(asking)),
    ...(await carsInWords(asking)),
    ...(await machinesInWords(asking)),
  }
}
