import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'

export const remittanceFactWords = { 'parcels.remittance-prepared': 'أُعدّت تسوية تاجر' }

export const remittanceFactLines: FactLines = {
  'parcels.remittance-prepared': factLine(
    z.object({ number: z.string(), count: z.number(), amount: baisa }),
    (told) => `أُعدّت تسوية تاجر بالسند ${told.number}: ${howMany(told.count, 'parcel')} صافيها ${inRials(told.amount)}`,
  ),
}
