import { z } from 'zod'
import { counted, rialsAbove, rialsOrNone, written } from '#values/shapes.ts'

export const SetParcelRulesInput = z.object({
  seen: counted('حدّث الصفحة.', 0, 999_999),
  freeDays: counted('الأيام من 0 إلى 60.', 0, 60),
  storageDay: rialsOrNone,
  agedDays: counted('الأيام من 1 إلى 365.', 1, 365),
  returnShare: counted('النسبة من 0 إلى 100.', 0, 100),
  codMost: rialsAbove,
  courierLimit: rialsAbove,
  prohibited: written('اكتب كلمة واحدة على الأقل.', 3_000)
    .transform((text) => [...new Set(text.split(/[\n،,]/).map((word) => word.trim()))].filter(Boolean))
    .pipe(z.array(z.string().max(60, 'كل كلمة حتى 60 حرفًا.')).max(200, 'حتى 200 كلمة.')),
})
export type ParcelRulesForm = z.input<typeof SetParcelRulesInput>
