import { z } from 'zod'
import { written } from '#values/shapes.ts'

const parcelId = z.uuid()

export const HoldParcelInput = z.object({ parcelId, reason: written('اكتب سبب الإيقاف.', 160) })
export const ReleaseParcelInput = z.object({ parcelId })
export const ReadyParcelInput = z.object({ parcelId })
export const ReturnParcelInput = z.object({ parcelId, reason: written('اكتب سبب الإعادة.', 160) })
export type ReasonForm = { reason: string }
