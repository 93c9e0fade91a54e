import { z } from 'zod'
import { chosen, optionalText, whenRight, written } from '#values/shapes.ts'
import { privacyKinds } from './privacy-request.ts'

const kinds = Object.keys(privacyKinds) as [keyof typeof privacyKinds, ...(keyof typeof privacyKinds)[]]

/** What is to be corrected, objected to or handed to whom has to be said; a copy or an erasure explains itself. */
const explained = ['correction', 'transfer', 'withdrawal', 'objection']

export const RequestPrivacyInput = z
  .object({ kind: chosen(kinds, 'اختر ما تطلبه.'), text: optionalText() })
  .refine(({ kind, text }) => text || !explained.includes(kind), {
    ...whenRight('kind', 'text'),
    path: ['text'],
    error: 'اكتب ما تطلبه كاملًا.',
  })
export type RequestPrivacyForm = z.input<typeof RequestPrivacyInput>

/** Only what no account depends on is withdrawn at once. */
export const ChangeConsentInput = z.object({ purpose: z.literal('marketing') })

export const OnePrivacyRequestInput = z.object({ id: z.uuid() })

export const AnswerPrivacyInput = OnePrivacyRequestInput.extend({ answer: written('اكتب الرد.', 2000) })
export type AnswerPrivacyForm = z.input<typeof AnswerPrivacyInput>

export const RefusePrivacyInput = OnePrivacyRequestInput.extend({ ground: written('اذكر السبب النظامي.', 2000) })
export type RefusePrivacyForm = z.input<typeof RefusePrivacyInput>

export const TakeMyDataInput = z.object({ form: z.enum(['pdf', 'json']) })
