import { z } from 'zod'
import { chosen, counted } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'
import { scannedParcel } from '../journey/scanned-parcel.ts'
import { shelfPurposeNames } from './shelf.ts'

const askShelf = 'امسح الرف، أو اكتب رمزه مثل A1-4.'

export const code = z
  .string(askShelf)
  .transform((text) => latinDigits(text).trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z]\d{1,2}-\d{1,2}$/, askShelf))

export const ShelveParcelInput = z.object({ parcel: scannedParcel, shelf: code })
export type ShelveForm = z.input<typeof ShelveParcelInput>

/** A row of shelves at once: A1-1 to A1-8. */
export const AddShelvesInput = z
  .object({
    branchId: z.uuid('اختر الفرع.'),
    row: z
      .string('اكتب رمز الصف، مثل A1.')
      .transform((text) => latinDigits(text).trim().toUpperCase())
      .pipe(z.string().regex(/^[A-Z]\d{1,2}$/, 'رمز الصف حرف لاتيني ورقم، مثل A1.')),
    count: counted('عدد الرفوف من 1 إلى 40.', 1, 40),
    holds: counted('سعة الرف من 1 إلى 200 طرد.', 1, 200),
    purpose: chosen(shelfPurposeNames, 'اختر ما يوضع عليها.'),
    zoneId: z.uuid('اختر المنطقة.').optional(),
  })
  .superRefine(({ purpose, zoneId }, context) => {
    if (purpose === 'zone' && !zoneId) context.addIssue({ code: 'custom', message: 'اختر المنطقة.', path: ['zoneId'] })
  })
export type AddShelvesForm = z.input<typeof AddShelvesInput>

export const CloseShelfInput = z.object({ shelfId: z.uuid() })
