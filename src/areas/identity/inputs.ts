import { z } from 'zod'
import { howMany } from '#values/plural.ts'
import { email, phone, written } from '#values/shapes.ts'
import { isCommonPassword } from './common-passwords.ts'

/** What a person signs in with, in the one form it is kept in: «9123 4567» and «+96891234567» are one contact. */
const contact = z.string('اكتب رقم الهاتف أو البريد الإلكتروني.').transform((text, context) => {
  const kind = text.includes('@') ? 'email' : 'phone'
  const read = (kind === 'email' ? email : phone).safeParse(text)
  if (read.success) return { kind, value: read.data } as const
  context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'اكتب رقم الهاتف أو البريد الإلكتروني.' })
  return z.NEVER
})
export type Contact = z.output<typeof contact>

const least = 10

const newPassword = z
  .string('اكتب كلمة المرور.')
  // What is too long is not looked at any further: to look for what repeats in it takes the square of its length.
  .max(200, { error: 'النص أطول من الحد. اختصره إلى 200 حرف.', abort: true })
  .superRefine((text, context) => {
    const missing = least - [...text].length
    if (missing > 0)
      context.addIssue({
        code: 'custom',
        message: `كلمة المرور ${howMany(least, 'letter')} على الأقل، وينقصها ${howMany(missing, 'letter')}`,
      })
    else if (isCommonPassword(text)) context.addIssue({ code: 'custom', message: 'كلمة شائعة يسهل تخمينها. اختر جملة أطول.' })
  })

export const SignInInput = z.object({
  contact,
  password: z.string('اكتب كلمة المرور.').max(200, 'النص أطول من الحد. اختصره إلى 200 حرف.'),
  remember: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'yes'),
  to: z.string().optional(),
})
export type SignInForm = z.input<typeof SignInInput>

/** What is left of an accepted invitation once its password has become a hash. */
export const JoinInput = z.object({
  token: z.string().min(1),
  name: written('اكتب الاسم كاملًا كما في البطاقة.', 100),
  contact,
})

export const AcceptInvitationInput = JoinInput.extend({ password: newPassword }).superRefine(
  ({ name, contact: { value }, password }, context) => {
    if (isCommonPassword(password, [name, value, value.replace(/@.*$/, '')]))
      context.addIssue({ code: 'custom', path: ['password'], message: 'كلمة شائعة يسهل تخمينها. اختر جملة أطول.' })
  },
)
export type AcceptInvitationForm = z.input<typeof AcceptInvitationInput>

export const EndSessionInput = z.object({ sessionId: z.uuid() })
