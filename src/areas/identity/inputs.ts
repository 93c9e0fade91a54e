import { z } from 'zod'
import { fieldFault } from '#platform/field-fault.ts'
import { customerKinds } from '#values/customer-kinds.ts'
import { howMany } from '#values/plural.ts'
import { chosen, email, phone, whenRight, written } from '#values/shapes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { inE164, mobile } from './mobile.ts'
import { codeLength } from './one-time-code.ts'

/** What a person signs in with, in the one form it is kept in: «9123 4567» and «+96891234567» are one contact. */
const contact = z.string('اكتب رقم الهاتف أو البريد الإلكتروني.').transform((text, context) => {
  const kind = text.includes('@') ? 'email' : 'phone'
  const read = (kind === 'email' ? email : phone).safeParse(text)
  if (read.success) return { kind, value: (kind === 'phone' && inE164(read.data)) || read.data } as const
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

const asksForName = 'اكتب الاسم كاملًا كما في البطاقة.'

/** In any script, but in letters. */
const nameOnCard = written(asksForName, 100).regex(/\p{L}/u, asksForName)

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes')

const typedPassword = z.string('اكتب كلمة المرور.').max(200, 'النص أطول من الحد. اختصره إلى 200 حرف.')

export const SignInInput = z.object({
  contact,
  password: typedPassword,
  remember: ticked,
  to: z.string().optional(),
})
export type SignInForm = z.input<typeof SignInInput>

/** A contact alone: where a code or a link is to be sent. */
export const ContactInput = z.object({ contact, remember: ticked, to: z.string().optional() })
export type ContactForm = z.input<typeof ContactInput>

export const RegisterInput = z
  .object({
    partyKind: chosen(customerKinds, 'اختر فردًا أو شركة.').prefault('person'),
    name: nameOnCard,
    phone: mobile.optional(),
    email: email.optional(),
    password: newPassword,
    terms: z.literal('yes', 'وافق على الشروط لنكمل.'),
    marketing: ticked,
    formId: z.string(),
  })
  .refine(({ phone: number, email: address }) => number || address, {
    ...whenRight('phone', 'email'),
    path: ['phone'],
    error: 'اكتب رقم الهاتف أو البريد الإلكتروني.',
  })
  .superRefine(
    ({ name, phone: number = '', email: address = '', password }, context) => {
      if (isCommonPassword(password, [name, number, address, address.replace(/@.*$/, '')]))
        context.addIssue({ code: 'custom', path: ['password'], message: 'كلمة شائعة يسهل تخمينها. اختر جملة أطول.' })
    },
    whenRight('name', 'phone', 'email', 'password'),
  )
export type RegisterForm = z.input<typeof RegisterInput>

export const ResetPasswordInput = z.object({ token: z.string(), password: newPassword })
export type ResetPasswordForm = z.input<typeof ResetPasswordInput>

export const ChangePasswordInput = z.object({ presentPassword: typedPassword, password: newPassword })
export type ChangePasswordForm = z.input<typeof ChangePasswordInput>

const oneTimeCode = z
  .string('اكتب الرمز.')
  .transform((text) => text.replace(/\D/g, ''))
  .pipe(z.string().length(codeLength, `الرمز ${howMany(codeLength, 'digit')}.`))

export const EnterCodeInput = z.object({ token: z.string(), oneTimeCode })
export type EnterCodeForm = z.input<typeof EnterCodeInput>

type Known = { name: string; email: string | null; phone: string | null }

/** Where the form does not say who it is, the account does: nobody's own name is a password. */
export function mustBeUncommon(password: string, { name, email: address, phone: number }: Known) {
  const own = [name, address ?? '', (address ?? '').replace(/@.*$/, ''), number ?? '']
  if (isCommonPassword(password, own)) throw fieldFault('password', 'كلمة شائعة يسهل تخمينها. اختر جملة أطول.')
}

export const PresentPasswordInput = z.object({ presentPassword: typedPassword })
export type PresentPasswordForm = z.input<typeof PresentPasswordInput>

export const DisableSecondFactorInput = PresentPasswordInput.extend({
  factorCode: z
    .string('اكتب الرمز من تطبيق التحقق، أو رمز استرداد.')
    .trim()
    .min(1, 'اكتب الرمز من تطبيق التحقق، أو رمز استرداد.')
    .max(40, 'النص أطول من الحد. اختصره إلى 40 حرفًا.'),
})
export type DisableSecondFactorForm = z.input<typeof DisableSecondFactorInput>

export const NewContactInput = z.object({ contact, presentPassword: typedPassword })
export type NewContactForm = z.input<typeof NewContactInput>

export const EnableSecondFactorInput = z.object({ setUp: z.string(), oneTimeCode, presentPassword: typedPassword.optional() })
export type EnableSecondFactorForm = z.input<typeof EnableSecondFactorInput>

/** One of the two, the code of the app or one that was written down. */
export const SecondStepInput = z.object({
  oneTimeCode: oneTimeCode.optional(),
  recoveryCode: z.string().max(40, 'النص أطول من الحد. اختصره إلى 40 حرفًا.').optional(),
  trust: ticked,
  to: z.string().optional(),
})
export type SecondStepForm = z.input<typeof SecondStepInput>

/** What is left of an accepted invitation once its password has become a hash. */
export const JoinInput = z.object({
  token: z.string().min(1),
  name: nameOnCard,
})

/** Where the invitation was sent it belongs to that phone or mailbox; only one that was handed over asks for one. */
export const AcceptInvitationInput = JoinInput.extend({ contact: contact.optional(), password: newPassword })
export const AcceptHandedInvitationInput = AcceptInvitationInput.extend({ contact })
export type AcceptInvitationForm = z.input<typeof AcceptInvitationInput>

export const EndSessionInput = z.object({ sessionId: z.uuid() })

export const AnswerDeviceInput = z.object({ deviceId: z.uuid() })

export const ChooseNumeralsInput = z.object({ numerals: z.enum(['house', 'latn', 'arab'], 'اختر طريقة عرض الأرقام.') })
export type ChooseNumeralsForm = z.input<typeof ChooseNumeralsInput>
