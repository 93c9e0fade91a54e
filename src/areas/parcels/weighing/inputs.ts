import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { optionalText, written } from '#values/shapes.ts'
import { pieceLines } from '../intake/inputs.ts'

/** What each piece weighs on the scale. */
export const WeighInput = withLines(z.object({ parcelId: z.uuid() }), pieceLines)
export type Weighed = z.output<typeof WeighInput>['pieces']

export const CancelParcelInput = z.object({ parcelId: z.uuid(), reason: optionalText(160) })

/** The office says why: whoever booked it is told. */
export const CancelForSenderInput = z.object({
  parcelId: z.uuid(),
  reason: written('اكتب سبب الإلغاء، فهو يصل المرسل.', 160),
})
export type CancelForSenderForm = { reason?: string }
