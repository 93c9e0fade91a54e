import { z } from 'zod'
import { chosen, counted, optionalText, rialsOrNone, written } from '#values/shapes.ts'
import { kindGroupNames, linesIn, operationNames, sheetCountNames } from './kind.ts'

const ticked = z
  .literal('yes')
  .optional()
  .transform((word) => word === 'yes')

const emptyIsNone = (given: unknown) => (given === '' ? undefined : given)

const kind = {
  name: written('اكتب اسم النوع، مثل «حفارة».', 60),
  tradeName: optionalText(60),
  capacity: optionalText(60),
  workGroup: z.preprocess(emptyIsNone, chosen(kindGroupNames, 'اختر مجموعة من القائمة.').optional()).optional(),
  operated: chosen(operationNames, 'اختر من يشغّلها.'),
  certificateNeeded: ticked,
  sheetCounts: chosen(sheetCountNames, 'اختر ما تعدّه كشوفها.'),
  fuelIncluded: ticked,
  carried: ticked,
  leastHours: counted('الساعات من 0 إلى 24.', 0, 24),
  leastLoads: counted('النقلات من 0 إلى 100.', 0, 100),
  dayHours: counted('الساعات من 1 إلى 24.', 1, 24),
  deposit: rialsOrNone,
  serviceHours: counted('الساعات من 1 إلى 10000.', 1, 10_000).optional(),
  turnaround: counted('الساعات من 0 إلى 168.', 0, 168),
  safetyTicks: optionalText(800)
    .transform((text) => linesIn(text ?? '').join('\n'))
    .refine((text) => linesIn(text).length <= 10 && linesIn(text).every((line) => line.length <= 60), {
      error: 'حتى 10 فحوص، كل فحص في سطر لا يزيد على 60 حرفًا.',
    }),
}

/** The form brings the id, so a second press is the same kind. */
export const AddKindInput = z.object({ id: z.uuid(), ...kind })
export const CorrectKindInput = z.object({ kindId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), ...kind })
export type KindForm = z.input<typeof AddKindInput>
