import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, day, optionalText, rialsAbove, written } from '#values/shapes.ts'

const papers = uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 3, megabytes: 8 })

export const AskOwnerInput = z.object({
  requestId: z.uuid(),
  amount: rialsAbove,
  why: written('اكتب ما يُنفَّذ ولماذا؛ يقرؤه المالك.', 500),
  photos: papers,
})
export type AskOwnerForm = z.input<typeof AskOwnerInput>

export const AcceptExpenseInput = z.object({ requestId: z.uuid() })
export const RefuseExpenseInput = z.object({ requestId: z.uuid(), reason: written('اكتب سبب رفضك.', 300) })
export type RefuseExpenseForm = z.input<typeof RefuseExpenseInput>
export const AskExpenseInput = z.object({ requestId: z.uuid(), question: written('اكتب سؤالك.', 500) })
export type AskExpenseForm = z.input<typeof AskExpenseInput>

/** What an owner said on the phone or at the counter, with who heard it and when. */
export const RecordAnswerInput = z
  .object({
    requestId: z.uuid(),
    owner: z.uuid('اختر من أجاب من الملّاك.'),
    answer: chosen(['accepted', 'refused'], 'اختر الجواب.'),
    saidOn: day('اكتب يوم الجواب.'),
    reason: optionalText(300),
    photos: papers,
  })
  .refine(({ reason }) => reason !== undefined, { message: 'اكتب كيف أجاب وماذا قال، مثل «بالهاتف الساعة 5».', path: ['reason'] })
export type RecordAnswerForm = z.input<typeof RecordAnswerInput>

export const ReplyToOwnerInput = z.object({
  questionId: z.uuid(),
  requestId: z.uuid(),
  reply: written('اكتب الجواب؛ يقرؤه المالك.', 500),
})
export type ReplyToOwnerForm = z.input<typeof ReplyToOwnerInput>
