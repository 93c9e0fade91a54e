import { z } from 'zod'
import { counted, measured, plannedDay, rials, whenRight, written } from '#values/shapes.ts'

const days = counted('عدد الأيام من 0 إلى 60.', 0, 60)

const RateInput = z
  .object({ zone: written('اكتب اسم المنطقة.', 80), firstKilo: rials, furtherKilo: rials, daysFrom: days, daysTo: days })
  .refine(({ daysFrom, daysTo }) => daysFrom <= daysTo, {
    ...whenRight('daysFrom', 'daysTo'),
    message: 'المدة «إلى» لا تقل عن «من».',
    path: ['daysTo'],
  })

/** The rows of a form come as `rates.0.zone`; one nobody filled in is none. */
function rowsGathered(given: unknown) {
  const rows = new Map<string, Record<string, unknown>>()
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given ?? {})) {
    const [, row, field] = /^rates\.(\d{1,2})\.(\w+)$/.exec(name) ?? []
    if (row === undefined || field === undefined) rest[name] = value
    else rows.set(row, { ...rows.get(row), [field]: value })
  }
  return rows.size === 0 ? given : { ...rest, rates: [...rows.values()] }
}

const Tariff = z.object({
  reference: written('اكتب رقم اعتماد التعرفة.', 60),
  validFrom: plannedDay('اكتب تاريخ التعرفة، مثل 1/7/2026.'),
  divisor: counted('المقسوم عليه من 1000 إلى 10000.', 1000, 10_000),
  heaviest: measured('أكبر وزن من 1 إلى 100 كجم.', { places: 3, least: 1_000, most: 100_000 }),
  codPercent: measured('نسبة رسم الدفع عند الاستلام من 0 إلى 100.', { places: 2, least: 0, most: 10_000 }),
  codLeast: rials,
  rates: z
    .array(RateInput, 'أضف منطقة واحدة على الأقل.')
    .min(1, 'أضف منطقة واحدة على الأقل.')
    .max(40, 'حتى 40 منطقة.')
    .refine((rates) => new Set(rates.map(({ zone }) => zone)).size === rates.length, 'اكتب كل منطقة مرة واحدة.'),
  seen: z.string('حدّث الصفحة.'),
})

export const PublishTariffInput = z.preprocess(rowsGathered, Tariff) as unknown as z.ZodType<
  z.output<typeof Tariff>,
  z.input<typeof Tariff>
>
export type TariffForm = z.input<typeof Tariff>

const askSize = 'اكتب الطول والعرض والارتفاع.'
const side = (name: string) => measured(`${name} بالسنتيمتر، حتى 300`, { places: 1, least: 1, most: 3_000 }).optional()
const sides = { length: side('الطول'), width: side('العرض'), height: side('الارتفاع') }

/** What a visitor asks the calculator; the whole size or none of it. */
export const QuoteInput = z
  .object({
    zone: z.uuid('اختر من القائمة.'),
    weight: measured('اكتب الوزن بالكيلوجرام، مثل 2.5', { places: 3, least: 1, most: 1_000_000 }),
    ...sides,
    cod: rials.optional(),
  })
  .superRefine(
    ({ length, width, height }, context) => {
      const given = [length, width, height].filter((each) => each !== undefined)
      if (given.length % 3 === 0) return
      for (const [name, value] of Object.entries({ length, width, height })) {
        if (value === undefined) context.addIssue({ code: 'custom', message: askSize, path: [name] })
      }
    },
    whenRight('length', 'width', 'height'),
  )
