import { z } from 'zod'
import { serviceNames } from '#values/services.ts'
import { chosen, counted, optionalText, phone, whenRight, written } from '#values/shapes.ts'

const path = z.string().regex(/^\/(?![/\\])\S*$/, 'اكتب مسار صفحة من الموقع، يبدأ بشرطة مائلة.')

export const PublishQuestionInput = z
  .object({
    /** Which one is changed; none makes a new one. */
    questionId: z.uuid().optional(),
    /** When the one that is changed was changed last, as its writer saw it. */
    seen: z.iso.datetime().optional(),
    service: chosen(serviceNames as [(typeof serviceNames)[number]], 'اختر من القائمة.').optional(),
    question: written('اكتب السؤال.'),
    answer: written('اكتب الجواب.', 1_500),
    linkPath: path.optional(),
    linkLabel: optionalText(60),
    position: counted('اكتب الترتيب رقمًا.', 0, 100_000).optional(),
  })
  .refine(({ linkPath, linkLabel }) => (linkPath === undefined) === (linkLabel === undefined), {
    ...whenRight('linkPath', 'linkLabel'),
    message: 'اكتب الرابط واسمه معًا، أو اتركهما.',
    path: ['linkLabel'],
  })

export type QuestionForm = z.input<typeof PublishQuestionInput>

export const WithdrawQuestionInput = z.object({ questionId: z.uuid() })

export const RestoreQuestionInput = z.object({
  questionId: z.uuid(),
  version: z.coerce.number().int().min(0),
  seen: z.iso.datetime(),
})

/** Typed, or chosen from the suggestions; no conversation yet begins one. */
export const AskInput = z
  .object({
    formId: z.uuid(),
    conversationId: z.uuid().optional(),
    question: z.string().max(500, 'اختصر السؤال إلى 500 حرف.').optional(),
    suggestion: z.string().max(200).optional(),
  })
  .transform(({ question, suggestion, ...rest }) => ({ ...rest, text: suggestion ?? question ?? '' }))
  .refine(({ text }) => text !== '', { message: 'اكتب سؤالك.', path: ['question'] })

export const HandOverInput = z.object({
  formId: z.uuid(),
  conversationId: z.uuid(),
  name: written('اكتب الاسم.', 100),
  phone,
})
export type HandOverForm = z.input<typeof HandOverInput>
