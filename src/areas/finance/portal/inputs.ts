import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { day, optionalText, rialsAbove, written } from '#values/shapes.ts'

/** Fields of one name come as one text or as several. */
const several = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** What is meant to be paid, as ticked on the list of dues. */
export const meantDues = z.custom<string | string[]>().optional().transform(several).pipe(z.array(z.uuid()).max(200))

const reference = z
  .string('اكتب رقم العملية كما في إشعار البنك.')
  .trim()
  .min(2, 'اكتب رقم العملية كما في إشعار البنك.')
  .max(60, 'المرجع أقصر من 60 حرفًا.')

/** The form brings the id, so a second press is the same proof. */
export const SendProofInput = z.object({
  id: z.uuid(),
  account: z.uuid('اختر الحساب الذي حوّلت إليه.'),
  file: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 8 }).refine(
    (chosen) => chosen.length > 0,
    'أرفق صورة التحويل أو ملف PDF.',
  ),
  amount: rialsAbove,
  transferredOn: day('اكتب تاريخ التحويل.'),
  reference,
  note: optionalText(300),
  answers: z.uuid().optional(),
  sure: z.literal('yes').optional(),
  due: meantDues,
})
export type SendProofForm = z.input<typeof SendProofInput>

/** As the statement of the bank has it, which may be less than the customer sent. */
export const ConfirmTransferInput = z.object({
  proofId: z.uuid(),
  amount: rialsAbove,
  account1: z.uuid('اختر الحساب الذي وصل إليه التحويل.'),
  reference1: reference,
  otherSlip: optionalText(200),
})
export type ConfirmTransferForm = z.input<typeof ConfirmTransferInput>

export const WithdrawProofInput = z.object({ proofId: z.uuid() })

export const RefuseProofInput = z.object({ proofId: z.uuid(), reason: written('اكتب السبب؛ يقرؤه العميل.', 300) })
export type RefuseProofForm = z.input<typeof RefuseProofInput>
