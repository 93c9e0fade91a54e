import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { whenRight } from '#values/shapes.ts'
import { askLandmark, parcelShape, pieceLines } from '../intake/inputs.ts'

const { id, senderReference, recipientPhone, recipientName, place, quarter, landmark, building } = parcelShape
const { service, toBranchId, content, declaredValue, cod, fragile } = parcelShape

/** What a merchant tells of a parcel; who sends it is known. */
export const Booking = z
  .object({
    ...{ id, senderReference, recipientPhone, recipientName, place, quarter, landmark, building },
    ...{ service, toBranchId, content, declaredValue, cod, fragile },
  })
  .superRefine(
    ({ service: how, landmark: near }, context) => {
      if (how === 'door' && !near) context.addIssue({ code: 'custom', path: ['landmark'], message: askLandmark })
    },
    whenRight('service', 'landmark'),
  )

export const BookParcelInput = withLines(Booking, pieceLines)
export type Booked = z.output<typeof Booking> & {
  pieces: readonly { weight: number; length?: number | undefined; width?: number | undefined; height?: number | undefined }[]
}
export type BookingForm = z.input<typeof Booking>
