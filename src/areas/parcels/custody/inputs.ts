import { z } from 'zod'
import { written } from '#values/shapes.ts'

export const KnowOverInput = z.object({
  ...{ id: z.uuid(), handOverId: z.uuid() },
  whose: z.string('اختر صاحب الزيادة.').regex(/^(party|parcel):[\da-f-]{36}$/, 'اختر صاحب الزيادة.'),
  reason: written('اكتب كيف عُرف صاحبها.', 200),
})
export type KnowOverForm = z.input<typeof KnowOverInput>
