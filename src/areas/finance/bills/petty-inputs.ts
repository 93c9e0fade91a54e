import { z } from 'zod'
import { lineNames } from '#areas/finance/ledger/voucher.ts'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, optionalText, plannedDay, rials, rialsOrNone, written } from '#values/shapes.ts'
import { vatin } from './inputs.ts'
import { mostPetty } from './petty.ts'

/** The form brings the id, so a second press is the same expense. */
export const SpendPettyInput = z.object({
  id: z.uuid(),
  payee: written('اكتب اسم من دُفع له كما في الورقة.', 120),
  vatin: vatin.optional(),
  paper: optionalText(60),
  day: plannedDay('اكتب تاريخ الورقة.'),
  account: z.string('اختر الحساب.').regex(/^[56]\d{3}(\d{2})?$/, 'اختر الحساب.'),
  line: chosen(lineNames, 'اختر النشاط.'),
  description: written('اكتب البيان.', 200),
  amount: rials.pipe(
    z.bigint().min(1n, 'المبلغ أكبر من صفر.').max(mostPetty, 'المصروف النثري حتى 100 ر.ع. سجّل ما فوقها فاتورة مورّد.'),
  ),
  vat: rialsOrNone.default(0n),
  paid: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})
export type SpendPettyForm = z.input<typeof SpendPettyInput>

export const ReversePettyInput = z.object({ expenseId: z.uuid(), reason: written('اكتب السبب.', 300) })
export type ReversePettyForm = z.input<typeof ReversePettyInput>
