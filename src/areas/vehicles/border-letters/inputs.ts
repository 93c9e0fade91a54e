import { z } from 'zod'
import { optionalText, plannedDay, written } from '#values/shapes.ts'

/** The form brings the id, so a second press is the same letter. */
export const IssueLetterInput = z
  .object({
    id: z.uuid(),
    contractId: z.uuid(),
    country: written('اختر الدولة.', 60),
    fromOn: plannedDay('اكتب أول يوم للعبور.'),
    untilOn: plannedDay('اكتب آخر يوم للعبور.'),
    why: optionalText(200),
  })
  .superRefine(({ fromOn, untilOn }, { addIssue }) => {
    if (untilOn < fromOn) addIssue({ code: 'custom', message: 'آخر يوم بعد أول يوم.', path: ['untilOn'] })
  })
export type IssueLetterForm = z.input<typeof IssueLetterInput>

export const LetterInput = z.object({ letterId: z.uuid() })
export const VoidLetterInput = LetterInput.extend({ why: written('اكتب السبب.', 200) })
export type VoidLetterForm = z.input<typeof VoidLetterInput>
