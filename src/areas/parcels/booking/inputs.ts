import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { whenRight } from '#values/shapes.ts'
import { askLandmark, parcelShape, pieceLines } from '../intake/inputs.ts'

const { id, senderReference, recipientPhone, recipientName, place, quarter, landmark, building } = parcelShape
const { service, toBranchId, content, declaredValue, cod, fragile } = parcelShape

/** What a merchant tells of a parcel; who sends it is known. */
const bookedShape = {
  ...{ id, senderReference, recipientPhone, recipientName, place, quarter, landmark, building },
  ...{ service, toBranchId, content, declaredValue, cod, fragile },
}
type Near = { service: string; landmark?: string | undefined }
const mustBeFound = ({ service: how, landmark: near }: Near, context: z.RefinementCtx) => {
  if (how === 'door' && !near) context.addIssue({ code: 'custom', path: ['landmark'], message: askLandmark })
}
const whenFound = whenRight('service', 'landmark')
export const Booking = z.object(bookedShape).superRefine(mustBeFound, whenFound)

const BookingAtHome = z.object({ ...bookedShape, exchange: parcelShape.exchange }).superRefine(mustBeFound, whenFound)
export const BookParcelInput = withLines(BookingAtHome, pieceLines)
export type Booked = z.output<typeof Booking> & {
  pieces: readonly { weight: number; length?: number | undefined; width?: number | undefined; height?: number | undefined }[]
}
export type BookingForm = z.input<typeof BookingAtHome>
