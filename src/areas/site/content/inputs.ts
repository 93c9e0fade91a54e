import { z } from 'zod'
import { whenRight, written } from '#values/shapes.ts'
import { faultIn } from './clauses.ts'
import { isLegal, writtenPages } from './page-words.ts'

const version = z.coerce.number('حدّث الصفحة.').int().min(0)
const words = {
  page: z.enum(writtenPages),
  seen: version,
  title: z.string().trim().max(120, 'النص أطول من الحد. اختصره إلى 120 حرف.').default(''),
  lead: written('اكتب المقدمة.', 400),
  points: written('اكتب النص.', 20_000).transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  ),
}
export const PublishContentInput = z
  .object(words)
  .refine(({ page, title }) => page === 'home' || title, {
    ...whenRight('page', 'title'),
    message: 'اكتب العنوان.',
    path: ['title'],
  })
  .superRefine(
    ({ page, points }, context) => {
      const fault = isLegal(page) ? faultIn(points) : points.length > 1_500 && 'النص أطول من الحد. اختصره إلى 1500 حرف.'
      if (fault) context.addIssue({ code: 'custom', message: fault, path: ['points'] })
    },
    whenRight('page', 'points'),
  )
export type ContentForm = z.input<typeof PublishContentInput>
/** A draft may lack anything. */
export const DraftContentInput = z.object({
  ...words,
  lead: z.string().max(400).default(''),
  points: z.string().max(20_000).default(''),
})
export const RestoreContentInput = z.object({ page: z.enum(writtenPages), version })
