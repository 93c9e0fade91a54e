import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { undoKindNames, undoKinds } from './undoing.ts'

export const undoFactWords = { 'finance.undo-asked': 'طُلب عكس مستند معتمد' }

const Asked = z.object({ kind: z.enum(undoKindNames), number: z.string(), holder: z.string(), amount: baisa })

/** What is to be undone, and whose it is. */
export const undoFactLines: FactLines = {
  'finance.undo-asked': factLine(
    Asked,
    (told) => `طُلب ${undoKinds[told.kind]} ${told.number} بمبلغ ${inRials(told.amount)}، ${told.holder}`,
  ),
}
