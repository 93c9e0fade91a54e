import { z } from 'zod'
import { written } from '#values/shapes.ts'

export const ConnectServiceInput = z.object({
  name: written('اكتب اسم المزوّد كما يعرفه من يوقّع.', 60),
  address: z
    .string('اكتب عنوان خدمته.')
    .trim()
    .regex(/^(https:\/\/\S+|http:\/\/127\.0\.0\.1:\d{1,5})$/, 'اكتب عنوان الخدمة كاملًا، يبدأ بـ https://'),
  keyPassword: z.string('اكتب المفتاح.').trim().min(8, 'المفتاح 8 أحرف على الأقل.').max(500),
})
export type ConnectServiceForm = z.input<typeof ConnectServiceInput>
