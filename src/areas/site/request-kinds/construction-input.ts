import { z } from 'zod'
import { day, optionalText, written } from '#values/shapes.ts'
import { budgets, permitStates, quotation, siteVisit, starts, workKinds } from './construction.ts'
import { answerable, oneOf, requestShape, wilayat, within } from './contact-input.ts'
import { dayParts } from './fields.ts'

const landShape = {
  workKind: oneOf(workKinds, 'اختر نوع العمل.'),
  wilayat,
  quarter: written('اكتب المنطقة.', 80),
  plotNumber: optionalText(40),
  plotArea: within(siteVisit.fields.plotArea).optional(),
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
    floors: within(quotation.fields.floors),
    builtArea: within(quotation.fields.builtArea),
    budget: oneOf(budgets, 'اختر المبلغ التقريبي من القائمة.').optional(),
    start: oneOf(starts, 'اختر متى تريد أن تبدأ.'),
    ...requestShape,
  }),
)

export type SiteVisitForm = z.input<typeof SiteVisitInput>
export type QuotationForm = z.input<typeof QuotationInput>
