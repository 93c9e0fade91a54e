import { z } from 'zod'
import { type Pin, readPin } from '#values/pins.ts'

/** What a phone cannot tell, or tells wrongly, is as good as untold: no door waits for it. */
export const pinInput = z
  .string()
  .transform((text) => readPin(text) ?? undefined)
  .optional()

/** Its columns. */
export const pinKept = (pin: Pin | null | undefined) => ({
  ...{ pinLatitude: pin?.latitude ?? null, pinLongitude: pin?.longitude ?? null, pinAccuracy: pin?.accuracy ?? null },
})
