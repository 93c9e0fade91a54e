import { z } from 'zod'
import { counted, optionalText, rialsAbove, rialsOrNone, written } from '#values/shapes.ts'

const ticked = z
  .literal('yes')
  .optional()
  .transform((word) => word === 'yes')

export const SetParcelRulesInput = z.object({
  seen: counted('حدّث الصفحة.', 0, 999_999),
  freeDays: counted('الأيام من 0 إلى 60.', 0, 60),
  storageDay: rialsOrNone,
  agedDays: counted('الأيام من 1 إلى 365.', 1, 365),
  returnShare: counted('النسبة من 0 إلى 100.', 0, 100),
  codMost: rialsAbove,
  courierLimit: rialsAbove,
  attempts: counted('المحاولات من 1 إلى 5.', 1, 5),
  disposeDays: counted('الأيام من 30 إلى 730.', 30, 730),
  claimDays: counted('الأيام من 1 إلى 365.', 1, 365),
  claimCap: rialsOrNone,
  paperCap: rialsOrNone,
  bookedDays: counted('الأيام من 3 إلى 90.', 3, 90),
  pickup: ticked,
  cashOnDelivery: ticked,
  carrier: optionalText(80).transform((text) => text ?? null),
  prohibited: written('اكتب كلمة واحدة على الأقل.', 3_000)
    .transform((text) => [...new Set(text.split(/[\n،,]/).map((word) => word.trim()))].filter(Boolean))
    .pipe(z.array(z.string().max(60, 'كل كلمة حتى 60 حرفًا.')).max(200, 'حتى 200 كلمة.')),
})
export type ParcelRulesForm = z.input<typeof SetParcelRulesInput>
