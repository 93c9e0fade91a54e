import { z } from 'zod'
import { optionalText, phoneOf, written } from '#values/shapes.ts'
import { scannedParcel } from '../journey/scanned-parcel.ts'

const bagId = z.uuid()

export const OpenBagInput = z.object({
  id: z.uuid(),
  fromBranchId: z.uuid('اختر الفرع الذي يخرج منه.'),
  toBranchId: z.uuid('اختر الفرع الذي يصل إليه.'),
})
export type OpenBagForm = z.input<typeof OpenBagInput>

export const PutInBagInput = z.object({ bagId, parcel: scannedParcel })
export type PutInBagForm = z.input<typeof PutInBagInput>

export const SendBagInput = z.object({
  bagId,
  seal: written('اكتب رقم ختم الكيس.', 40),
  driver: written('اكتب اسم السائق.', 120),
  driverPhone: phoneOf('السائق'),
  plate: optionalText(20),
})
export type SendBagForm = z.input<typeof SendBagInput>

export const OfBagInput = z.object({ bagId })
