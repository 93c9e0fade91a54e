import { z } from 'zod'
import { written } from '#values/shapes.ts'
import { digits, mustProve, proofParts } from './proof-input.ts'

const parcelId = z.uuid()

export const HandOverParcelInput = z.object({ parcelId, ...proofParts }).superRefine(mustProve)

export const OfParcelInput = z.object({ parcelId })

export const GiveBackInput = z.object({
  parcelId,
  receivedBy: written('اكتب اسم المستلِم.', 120),
  cardEnd: digits('اكتب آخر 4 أرقام من بطاقته.', 4),
})
export type GiveBackForm = Partial<Record<'receivedBy' | 'cardEnd', string>>
