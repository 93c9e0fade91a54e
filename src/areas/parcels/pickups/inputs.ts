import { z } from 'zod'
import { chosen, counted, optionalText, phone, plannedDay, written } from '#values/shapes.ts'
import { parcelShape } from '../intake/inputs.ts'
import { scannedParcel } from '../journey/scanned-parcel.ts'
import { windowStarts } from '../redelivery/windows.ts'

const when = { day: plannedDay('اختر اليوم.'), from: chosen(windowStarts, 'اختر الوقت.') }

export const pickupShape = {
  ...when,
  place: parcelShape.place,
  quarter: optionalText(80),
  landmark: written('اكتب علامة قريبة يستدل بها المندوب.', 160),
  building: optionalText(80),
  phone,
  note: optionalText(200),
}

export const AskPickupInput = z.object({ ...pickupShape, id: z.uuid(), count: counted('كم طردًا؟ من 1 إلى 999.', 1, 999) })
export type PickupForm = z.input<typeof AskPickupInput>

const pickupId = z.uuid()
export const OfPickupInput = z.object({ pickupId })
export const CollectInput = z.object({ pickupId, parcel: scannedParcel })
export const SchedulePickupInput = z.object({ pickupId, ...when, courierId: written('اختر المندوب.', 80) })
export const RefusePickupInput = z.object({ pickupId, reason: written('اكتب السبب.', 160) })
export type SchedulePickupForm = z.input<typeof SchedulePickupInput>
