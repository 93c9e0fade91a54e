import { z } from 'zod'
import { counted, rialsOrNone } from '#values/shapes.ts'

const weekday = z.enum(['0', '1', '2', '3', '4', '5', '6'], 'اختر أيامًا من الأسبوع.').transform(Number)

export const SetHireRulesInput = z.object({
  seen: counted('حدّث الصفحة.', 0, 999_999),
  restDays: z
    .union([weekday.array(), weekday.transform((one) => [one])])
    .optional()
    .transform((days) => [...new Set(days ?? [])].toSorted())
    .pipe(z.array(z.number()).max(6, 'اترك يوم عمل واحدًا على الأقل.')),
  holidaysOff: z
    .literal('yes')
    .optional()
    .transform((word) => word === 'yes'),
  ramadanHours: counted('الساعات من 1 إلى 24.', 1, 24),
  standbyPercent: counted('النسبة من 0 إلى 100.', 0, 100),
  freeWayDays: counted('الأيام من 0 إلى 365.', 0, 365),
  leastWay: rialsOrNone,
  wayPerKm: rialsOrNone,
  quoteDays: counted('الأيام من 1 إلى 365.', 1, 365),
  payDays: counted('الأيام من 0 إلى 365.', 0, 365),
  depositDays: counted('الأيام من 0 إلى 365.', 0, 365),
  meterPercent: counted('النسبة من 0 إلى 100.', 0, 100),
  meterBeyond: counted('الساعات من 0 إلى 1000.', 0, 1000),
  litre: rialsOrNone,
  fuelPercent: counted('النسبة من 0 إلى 100.', 0, 100),
  silenceDays: counted('الأيام من 0 إلى 60.', 0, 60),
  absorbLimit: rialsOrNone,
})
export type HireRulesForm = z.input<typeof SetHireRulesInput>
