import { z } from 'zod'
import { counted, optionalText, plannedDay, written } from '#values/shapes.ts'

const features = z
  .string()
  .trim()
  .max(600, 'المزايا أطول من الحد. اكتب أهمها.')
  .optional()
  .transform((text) => (text ?? '').split('\n').flatMap((line) => line.trim() || []))
  .pipe(z.array(z.string().max(80, 'كل ميزة في سطر قصير، حتى 80 حرفًا.')).max(12, 'اكتب حتى 12 ميزة، كلًا في سطر.'))

export const PublishUnitInput = z.object({
  unitId: z.uuid(),
  seen: counted('حدّث الصفحة.', 0, 999_999),
  title: optionalText(80),
  description: written('صف الوحدة لمن لم يرها.', 1500, 'صف الوحدة في جملة أو أكثر.'),
  features,
  freeFrom: plannedDay('اكتب من متى تفرغ، مثل 1/3/2026.').optional(),
  showsRent: z.literal('yes').optional(),
})
export type ListingForm = z.input<typeof PublishUnitInput>

export const WithdrawUnitInput = z.object({ unitId: z.uuid(), reason: written('اكتب لماذا يُسحب الإعلان.', 200) })
