import { z } from 'zod'
import { email, phone, plannedDay, written } from '#values/shapes.ts'

const reason = written('اذكر السبب.', 300)

export const SeeAsInput = z.object({ accountId: z.uuid(), reason: written('اذكر سبب العرض.', 300) })

export const InviteStaffInput = z.object({
  name: written('اكتب الاسم كاملًا كما في البطاقة.', 100),
  role: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(z.string(), 'اختر دورًا واحدًا على الأقل.').min(1, 'اختر دورًا واحدًا على الأقل.').max(20),
  ),
  branchId: z.uuid('اختر الفرع من القائمة.').optional(),
  until: plannedDay('اكتب التاريخ، مثل 31/7/2026.').optional(),
  phone: phone.optional(),
  email: email.optional(),
})
export type InviteStaffForm = { name: string; role: string; branchId: string; until: string; phone: string; email: string }

export const StaffInput = z.object({ accountId: z.uuid() })
export const DeactivateUserInput = z.object({ accountId: z.uuid(), reason })
export type ReasonForm = { reason: string }
export const ResetSecondFactorInput = z.object({ accountId: z.uuid(), reason })
export const EndUserSessionInput = z.object({ accountId: z.uuid(), sessionId: z.uuid() })
