import { z } from 'zod'
import { chosen, optionalText, written } from '#values/shapes.ts'
import { digits, mustProve, proofParts } from './proof-input.ts'

const parcelId = z.uuid()

export const HandOverParcelInput = z.object({ parcelId, ...proofParts }).superRefine(mustProve)

export const OfParcelInput = z.object({ parcelId })

export const TakeCodInput = z.object({
  parcelId,
  way: chosen(['box', 'card'], 'اختر كيف دفع.'),
  reference: optionalText(40),
})
/** At an agent's: all that is due, to its sender and to us. */
export const TakeAtAgentInput = z.object({
  parcelId,
  way: chosen(['cash', 'card'], 'اختر كيف دفع.'),
  reference: optionalText(40),
})
export type TakeCodForm = Partial<Record<'way' | 'reference', string>>

export const GiveBackInput = z.object({
  parcelId,
  receivedBy: written('اكتب اسم المستلِم.', 120),
  cardEnd: digits('اكتب آخر 4 أرقام من بطاقته.', 4),
})
export type GiveBackForm = Partial<Record<'receivedBy' | 'cardEnd', string>>
