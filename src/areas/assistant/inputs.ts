import { z } from 'zod'
import { serviceNames } from '#values/services.ts'
import { chosen, counted, optionalText, written } from '#values/shapes.ts'

const path = z.string().regex(/^\/(?!\/)\S*$/, 'اكتب مسار صفحة من الموقع، يبدأ بشرطة مائلة.')

export const PublishQuestionInput = z
  .object({
    /** Which one is changed; none makes a new one. */
    questionId: z.uuid().optional(),
    service: chosen(serviceNames as [(typeof serviceNames)[number]], 'اختر من القائمة.').optional(),
    question: written('اكتب السؤال.'),
    answer: written('اكتب الجواب.', 1_500),
    linkPath: path.optional(),
    linkLabel: optionalText(60),
    position: counted('اكتب الترتيب رقمًا.', 0, 100_000).optional(),
  })
  .refine(({ linkPath, linkLabel }) => (linkPath === undefined) === (linkLabel === undefined), {
    message: 'اكتب الرابط واسمه معًا، أو اتركهما.',
    path: ['linkLabel'],
  })

export const WithdrawQuestionInput = z.object({ questionId: z.uuid() })
