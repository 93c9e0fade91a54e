import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, counted, day, plannedDay, rialsOrNone, written } from '#values/shapes.ts'

const contractId = z.uuid()
const reason = (ask: string) => written(ask, 500)

export const OneContractInput = z.object({ contractId })

/** By a link to everybody who stands in it, or on paper. */
export const SendInput = OneContractInput.extend({ byCode: z.literal('yes').optional() })

export const TakeBackInput = z.object({ contractId, reason: reason('اكتب لماذا يُعاد إلى المسودة.') })
export const SuspendInput = z.object({ contractId, reason: reason('اكتب لماذا يُوقف.') })
export const CancelInput = z.object({ contractId, reason: reason('اكتب لماذا يُلغى.') })

/** The paper with all signatures, as it was scanned. */
export const SignOnPaperInput = z.object({
  contractId,
  signedOn: day('اكتب يوم التوقيع.'),
  scan: uploads({ kinds: ['pdf', 'jpeg', 'png'], most: 1, megabytes: 15 }).refine((files) => files.length === 1, {
    message: 'أرفق نسخة العقد الموقّعة.',
  }),
})

export const GiveNoticeInput = z.object({
  contractId,
  by: chosen(['party', 'company'], 'اختر من أخطر بالإنهاء.'),
  on: day('اكتب يوم الإخطار.'),
  lastDay: plannedDay('اكتب آخر يوم في العقد.'),
  reason: reason('اكتب سبب الإنهاء.'),
})

export const WithdrawNoticeInput = z.object({ contractId, reason: reason('اكتب لماذا يُسحب الإخطار.') })

export const TerminateInput = z.object({
  contractId,
  on: plannedDay('اكتب يوم الإنهاء.'),
  reason: reason('اكتب سبب الإنهاء المبكر.'),
})

export const CallOffInput = z.object({
  contractId,
  by: chosen(['party', 'company'], 'اختر من طلب الإلغاء.'),
  reason: reason('اكتب لماذا يُلغى قبل أن يبدأ.'),
})

/** The form brings the id of the contract that follows, so a second press is the same one. */
export const RenewInput = z.object({
  id: z.uuid(),
  contractId,
  endsOn: plannedDay('اكتب آخر يوم في العقد الجديد.'),
  value: rialsOrNone,
  noticeDays: counted('اكتب مهلة الإخطار بالأيام، من 0 إلى 730.', 0, 730),
  autoRenew: z.literal('yes').optional(),
})
export type RenewForm = z.input<typeof RenewInput>
