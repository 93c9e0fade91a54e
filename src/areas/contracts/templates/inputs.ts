import { z } from 'zod'
import { counted, written } from '#values/shapes.ts'
import { clausesOf, unnamedClause } from './contract-text.ts'

/** The last version whoever writes had before them: two who write at once do not cover each other up. */
const seen = counted('حدّث الصفحة.', 0, 9_999)

/** A line of nothing but # opens a clause that is called by its place alone. */
export function clausesNamed(text: string | undefined, context: z.RefinementCtx) {
  const clause = unnamedClause(text ?? '')
  if (clause) context.addIssue({ code: 'custom', message: `${clause} بلا عنوان. اكتب عنوانه بعد # في السطر نفسه، أو أزل السطر.` })
}

export const WriteTextInput = z.object({
  kind: z.string(),
  seen,
  title: written('اكتب عنوان العقد، مثل «عقد إيجار».', 80),
  text: written('اكتب نص العقد.', 30_000)
    .refine((text) => clausesOf(text).clauses.length > 0, {
      message: 'افتح بندًا واحدًا على الأقل: سطر أوله # ثم عنوان البند.',
    })
    .superRefine(clausesNamed),
})
export type WriteTextForm = z.input<typeof WriteTextInput>

export const UseTextInput = z.object({ kind: z.string(), version: counted('حدّث الصفحة.', 1, 9_999) })
