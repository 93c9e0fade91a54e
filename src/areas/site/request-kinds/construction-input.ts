import { z } from 'zod'
import { counted, day, optionalText, written } from '#values/shapes.ts'
import { budgets, permitStates, starts, workKinds } from './construction.ts'
import { answerable, oneOf, requestShape, wilayat } from './contact-input.ts'
import { dayParts } from './fields.ts'

const squareMetres = (ask: string) => counted(ask, 10, 1_000_000)

const landShape = {
  workKind: oneOf(workKinds, 'اختر نوع العمل.'),
  wilayat,
  quarter: written('اكتب المنطقة.', 80),
  plotNumber: optionalText(40),
  plotArea: squareMetres('اكتب مساحة الأرض بالمتر المربع، مثل 600').optional(),
  permit: oneOf(permitStates, 'اختر حال إباحة البناء.'),
}

export const SiteVisitInput = answerable(
  z.object({
    kind: z.literal('site-visit'),
    ...landShape,
    visitOn: day('اختر يومًا يناسبك.'),
    dayPart: oneOf(dayParts, 'اختر الوقت.'),
    ...requestShape,
  }),
)

export const QuotationInput = answerable(
  z.object({
    kind: z.literal('quotation'),
    ...landShape,
    floors: counted('اكتب عدد الأدوار، من 1 إلى 40', 1, 40),
    builtArea: squareMetres('اكتب مساحة البناء بالمتر المربع، مثل 350'),
    budget: oneOf(budgets, 'اختر المبلغ التقريبي من القائمة.').optional(),
    start: oneOf(starts, 'اختر متى تريد أن تبدأ.'),
    ...requestShape,
  }),
)

export type SiteVisitForm = z.input<typeof SiteVisitInput>
export type QuotationForm = z.input<typeof QuotationInput>
