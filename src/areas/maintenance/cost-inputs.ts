import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { day, plannedDay, rialsAbove, written } from '#values/shapes.ts'

/** The form brings the id, so a second press is the same charge; and which time it was done, for each is charged once. */
const cost = { id: z.uuid(), requestId: z.uuid(), completionId: z.uuid('حدّث الصفحة.'), amount: rialsAbove }

export const ChargeTenantInput = z.object({
  ...cost,
  description: written('اكتب ما أُصلح؛ يقرؤه المستأجر في فاتورته.', 200),
  dueOn: plannedDay('اكتب يوم الاستحقاق.'),
})
export type ChargeTenantForm = z.input<typeof ChargeTenantInput>

export const ChargeOwnerInput = z
  .object({
    ...cost,
    supplierId: z.uuid('اختر المورّد.'),
    number: z
      .string('اكتب رقم الفاتورة كما في ورقة المورّد.')
      .trim()
      .min(1, 'اكتب رقم الفاتورة كما في ورقة المورّد.')
      .max(60, 'الرقم حتى 60 حرفًا.'),
    day: day('اكتب تاريخ الفاتورة.'),
    dueOn: plannedDay('اكتب يوم الاستحقاق.'),
    paper: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
  })
  .refine(({ day, dueOn }) => day <= dueOn, { path: ['dueOn'], message: 'الاستحقاق في يوم الفاتورة أو بعده.' })
export type ChargeOwnerForm = z.input<typeof ChargeOwnerInput>

export const KeepCostInput = z.object({ ...cost, billId: z.uuid('اختر الفاتورة من القائمة.') })
export type KeepCostForm = z.input<typeof KeepCostInput>
