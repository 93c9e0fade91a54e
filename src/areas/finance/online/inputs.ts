import { z } from 'zod'
import { meantDues } from '#areas/finance/portal/inputs.ts'
import { chosen, optionalText, rialsAbove, written } from '#values/shapes.ts'

/** The form brings the id, so a second press is the same payment. */
export const StartOnlineInput = z.object({
  id: z.uuid(),
  amount: rialsAbove.pipe(z.bigint().min(100n, 'أقل ما يُدفع إلكترونيًا 0.100 ر.ع.')),
  due: meantDues,
})
export type StartOnlineForm = z.input<typeof StartOnlineInput>

export const OnlinePaymentInput = z.object({ paymentId: z.uuid() })

/** The form brings the id, so a second press is the same voucher. */
export const AskOnlineRefundInput = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  amount: rialsAbove,
  purpose: written('اكتب سبب الرد.', 200),
})
export type AskOnlineRefundForm = z.input<typeof AskOnlineRefundInput>

export const DecideRefundInput = z
  .object({
    payoutId: z.uuid(),
    found: chosen(['back', 'not-back'], 'اختر ما وجدته عند المزوّد.'),
    reference: optionalText(60),
  })
  .refine(({ found, reference }) => found !== 'back' || reference, {
    path: ['reference'],
    message: 'اكتب رقم الردّ كما عند المزوّد.',
  })
export type DecideRefundForm = z.input<typeof DecideRefundInput>

const key = (ask: string) => written(ask, 200)

/** The fields of the keys are called passwords, so that no reply carries them back to a page. */
export const ConnectProviderInput = z.object({
  place: z.string('اختر البيئة.').regex(/^(test|live|http:\/\/127\.0\.0\.1:\d{1,5})$/, 'اختر البيئة.'),
  publishableKey: key('اكتب المفتاح المعلن.'),
  secretKeyPassword: key('اكتب المفتاح السري.'),
  webhookPassword: key('اكتب سر الإشعارات.'),
})
export type ConnectProviderForm = z.input<typeof ConnectProviderInput>
