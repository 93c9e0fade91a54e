import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, optionalText, plannedDay, rialsOrNone, time, whenRight, written } from '#values/shapes.ts'
import { faultKindNames, natureNames, payerNames, priorityNames } from './request.ts'

export const photos = uploads({ kinds: ['jpeg', 'png', 'webp'], most: 5, megabytes: 8 })
const papers = uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 3, megabytes: 8 })

const fault = {
  /** The form brings the id, so a second press is the same request. */
  id: z.uuid(),
  category: chosen(faultKindNames, 'اختر نوع العطل.'),
  description: written('اكتب ما العطل وأين هو بالضبط.', 1000),
  suits: optionalText(200),
  photos,
}

/** For a unit, or for a part that all of a property share. */
export const ReportFaultInput = z
  .object({
    ...fault,
    propertyId: z.uuid('اختر العقار.'),
    unitId: z.uuid().optional(),
    place: optionalText(80),
    priority: chosen(priorityNames, 'اختر الأولوية.'),
  })
  .refine(({ unitId, place }) => (unitId === undefined) !== (place === undefined), {
    ...{ message: 'اختر الوحدة، أو اكتب الجزء المشترك مثل «المصعد».', path: ['place'] },
    ...whenRight('unitId', 'place'),
  })
export type ReportFaultForm = z.input<typeof ReportFaultInput>

/** By a tenant, of the unit in which they live. */
export const ReportOwnFaultInput = z.object({ ...fault, unitId: z.uuid('اختر الوحدة.'), danger: z.literal('yes').optional() })
export type ReportOwnFaultForm = z.input<typeof ReportOwnFaultInput>

export const TriageInput = z.object({
  requestId: z.uuid(),
  /** How it was sorted when the form was opened. */
  seen: z.string().max(200).optional(),
  category: fault.category,
  priority: chosen(priorityNames, 'اختر الأولوية.'),
  nature: chosen(natureNames, 'اختر سبب العطل.'),
  /** As the law says, where none is chosen. */
  payer: chosen(payerNames, 'اختر من يتحمله.').optional(),
  payerReason: optionalText(200),
  estimate: rialsOrNone.optional(),
})
export type TriageForm = z.input<typeof TriageInput>

export const AssignInput = z
  .object({
    requestId: z.uuid(),
    who: z.string('اختر الفني أو المورّد.').regex(/^(technician|supplier):.{1,60}$/, 'اختر الفني أو المورّد.'),
    visitOn: plannedDay('اختر يوم الزيارة.'),
    visitFrom: time('اكتب الساعة مثل 16:00').optional(),
    visitUntil: time('اكتب الساعة مثل 18:00').optional(),
  })
  .refine(({ visitFrom, visitUntil }) => (visitFrom === undefined) === (visitUntil === undefined), {
    ...{ message: 'اكتب الساعتين معًا، أو اتركهما.', path: ['visitUntil'] },
    ...whenRight('visitFrom', 'visitUntil'),
  })
  .refine(({ visitFrom, visitUntil }) => !visitFrom || !visitUntil || visitFrom < visitUntil, {
    ...{ message: 'النهاية بعد البداية. راجع الساعتين.', path: ['visitUntil'] },
    ...whenRight('visitFrom', 'visitUntil'),
  })
export type AssignForm = z.input<typeof AssignInput>

export const StartInput = z.object({ requestId: z.uuid() })

export const CompleteInput = z.object({
  requestId: z.uuid(),
  note: written('اكتب ما أُنجز، مثل «بُدّل محبس الماء».', 1000),
  cost: rialsOrNone.optional(),
  billId: z.uuid('اختر الفاتورة من القائمة.').optional(),
  photos: papers,
})
export type CompleteForm = z.input<typeof CompleteInput>

export const RejectInput = z.object({ requestId: z.uuid(), reason: written('اكتب السبب؛ يقرؤه من أبلغ.', 300) })
export type RejectForm = z.input<typeof RejectInput>

export const ConfirmInput = z.object({ requestId: z.uuid() })
export const ReopenInput = z.object({ requestId: z.uuid(), reason: written('اكتب ما بقي من العطل.', 300) })
export type ReopenForm = z.input<typeof ReopenInput>
