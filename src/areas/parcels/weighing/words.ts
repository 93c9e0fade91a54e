import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const weighingFactWords = {
  'parcels.weighed': 'وُزن الطرد على غير ما سُجّل',
  'parcels.cancelled-by-office': 'ألغى الفرع طردًا سُجّل',
}

const kilos = (grams: number) => (grams / 1_000).toFixed(3)

export const weighingFactLines: FactLines = {
  'parcels.weighed': factLine(
    z.object({ number: z.string(), gramsBefore: z.number(), grams: z.number() }),
    ({ number, gramsBefore, grams }) => `وُزن الطرد ${number} فكان ${kilos(grams)} كجم، وسُجّل ${kilos(gramsBefore)} كجم`,
  ),
  'parcels.cancelled-by-office': factLine(
    z.object({ number: z.string(), reason: z.string() }),
    ({ number, reason }) => `ألغى الفرع الطرد ${number}: ${reason}`,
  ),
}

export const weighingPartWords = { gramsBefore: 'الوزن المسجَّل بالجرام', grams: 'الوزن بالجرام', difference: 'الفرق' }
