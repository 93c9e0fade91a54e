import { z } from 'zod'
import { written } from '#values/shapes.ts'

const signingToken = z.string().max(100)
const oneTimeCode = z
  .string('اكتب الرمز.')
  .transform((typed) => typed.replace(/\D/g, ''))
  .pipe(z.string().length(6, 'الرمز 6 أرقام كما وصلك.'))
const agreed = z.literal('yes', 'اقرأ العقد، ثم أشر إلى موافقتك عليه.')

export const SigningLinkInput = z.object({ signingToken })
export const SignInput = z.object({ signingToken, oneTimeCode, agreed })
export type SignForm = Partial<Record<'oneTimeCode' | 'agreed' | 'reason', string>>
export const DeclineInput = z.object({ signingToken, reason: written('اكتب لماذا لا توقّع، ليصححه من أرسله.', 500) })

export const SignForCompanyInput = z.object({ contractId: z.uuid(), oneTimeCode, agreed })
export const SendLinkInput = z.object({ contractId: z.uuid(), signingId: z.uuid() })
