import { z } from 'zod'
import { scannedParcel } from '../journey/scanned-parcel.ts'

export const TakeOldInput = z.object({ stopId: z.uuid('افتح الوقفة من جديد.'), parcel: scannedParcel })
