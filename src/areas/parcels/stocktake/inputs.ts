import { z } from 'zod'
import { scannedParcel } from '../journey/scanned-parcel.ts'

export const BeginStocktakeInput = z.object({ id: z.uuid(), shelfId: z.uuid() })
export const SeeOnShelfInput = z.object({ stocktakeId: z.uuid(), parcel: scannedParcel })
export type SeeOnShelfForm = z.input<typeof SeeOnShelfInput>
export const EndStocktakeInput = z.object({ stocktakeId: z.uuid() })
