import { z } from 'zod'
import { takesMessages } from '#values/phones.ts'
import { day, optionalText, phone, written } from '#values/shapes.ts'
import { answerable, contactShape, oneOf } from './contact-input.ts'
import { dayParts } from './fields.ts'

/** About one unit that is published; which one stands in the address. */
export const UnitViewingInput = answerable(
  z.object({
    listingId: z.uuid(),
    viewingOn: day('اختر يومًا يناسبك.'),
    otherOn: day('اختر يومًا آخر، أو اتركه فارغًا.').optional(),
    dayPart: oneOf(dayParts, 'اختر الوقت.'),
    details: optionalText(500),
    ...contactShape,
  }),
)
export type UnitViewingForm = z.input<typeof UnitViewingInput>

export const WatchUnitInput = z.object({
  listingId: z.uuid(),
  formId: z.uuid(),
  name: written('اكتب الاسم.', 120),
  phone: phone.refine(takesMessages, 'اكتب رقم هاتف نقّال يستقبل الرسائل.'),
})
export type WatchForm = z.input<typeof WatchUnitInput>
