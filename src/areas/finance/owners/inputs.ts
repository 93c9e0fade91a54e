import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { optionalText, plannedDay, rialsAbove, written } from '#values/shapes.ts'

/** The form brings the id, so a second press is the same settlement. */
export const PrepareSettlementInput = z.object({ id: z.uuid(), mandateId: z.uuid() })

export const RunCommissionInput = z.object({ mandateId: z.uuid() })

export const EndSettlementInput = z.object({ settlementId: z.uuid(), reason: written('اكتب السبب.', 300) })

export type EndSettlementForm = z.input<typeof EndSettlementInput>

export const PayOwnerInput = z.object({ id: z.uuid(), mandateId: z.uuid(), partyId: z.uuid() })

/** A supplier's bill in the owners' name, with its paper. */
export const EnterOwnerBillInput = z
  .object({
    id: z.uuid(),
    mandateId: z.uuid(),
    supplierId: z.uuid('اختر المورّد.'),
    number: written('اكتب رقم الفاتورة كما في ورقة المورّد.', 60),
    day: plannedDay('اكتب تاريخ الفاتورة.'),
    dueOn: plannedDay('اكتب تاريخ الاستحقاق.'),
    description: written('اكتب البيان.', 200),
    amount: rialsAbove,
    consent: optionalText(300),
    paper: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }).refine(
      (chosen) => chosen.length > 0,
      'أرفق فاتورته، صورة أو PDF.',
    ),
  })
  .refine(({ day, dueOn }) => day <= dueOn, { path: ['dueOn'], message: 'الاستحقاق في يوم الفاتورة أو بعده.' })
export type EnterOwnerBillForm = z.input<typeof EnterOwnerBillInput>
