import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { optionalText } from '#values/shapes.ts'
import { pieceLines } from '../intake/inputs.ts'

/** What each piece weighs on the scale. */
export const WeighInput = withLines(z.object({ parcelId: z.uuid() }), pieceLines)
export type Weighed = z.output<typeof WeighInput>['pieces']

export const CancelParcelInput = z.object({ parcelId: z.uuid(), reason: optionalText(160) })
