import { z } from 'zod'
import { chosen, counted, measured, optionalText, plannedDay, written } from '#values/shapes.ts'

const emptyIsNone = (given: unknown) => (given === '' ? undefined : given)

const Agreeing = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر الشركة.'),
  branchId: z.uuid('اختر الفرع الذي تصدر منه الفواتير.'),
  percentOff: measured('اكتب نسبة الخصم، مثل 12 أو 12.5.', { places: 2, least: 1, most: 9_000 }),
  fromDay: plannedDay('اختر أول يوم.'),
  untilDay: z.preprocess(emptyIsNone, plannedDay('اختر آخر يوم، أو اتركه فارغًا.').optional()),
  termDays: counted('أيام السداد من 0 إلى 120.', 0, 120),
  billing: chosen(['each', 'monthly'], 'اختر: فاتورة لكل عقد أو فاتورة واحدة كل شهر.'),
  agreedWith: written('اكتب من اتُّفق معه من الشركة.', 120),
  note: optionalText(500),
  seen: z.coerce.number().int().min(0),
})

/** The form brings the id: a second press is the same agreement. */
export const AgreeInput = Agreeing.superRefine(({ fromDay, untilDay }, ctx) => {
  if (untilDay && untilDay < fromDay)
    ctx.addIssue({ code: 'custom', path: ['untilDay'], message: 'آخر يوم لا يسبق الأول. اختر يومًا بعده.' })
})
export type AgreeForm = z.input<typeof Agreeing>

export const EndAgreementInput = z.object({
  agreementId: z.uuid(),
  lastDay: plannedDay('اختر آخر يوم تسري فيه.'),
  why: written('اكتب سبب الإنهاء.', 200),
})
export type EndAgreementForm = z.input<typeof EndAgreementInput>
