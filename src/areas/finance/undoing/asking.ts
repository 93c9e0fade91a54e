import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import type { Work } from '#platform/context.ts'
import { baisa } from '#values/shapes.ts'
import { cut } from '#values/text.ts'
import { undoAsked } from './facts.ts'
import { undoAction, undoKindNames, undoKinds } from './undoing.ts'

/** A paper that was agreed to and is to be undone, as whoever asks names it. */
export const AskedUndo = z.object({
  kind: z.enum(undoKindNames),
  id: z.uuid(),
  /** A journal is of no branch. */
  branchId: z.uuid().nullable(),
  number: z.string(),
  holder: z.string(),
  amount: baisa,
  reason: z.string(),
})
export type Undo = z.output<typeof AskedUndo>

/** Undone when another agrees, and until then as it is: what needed two to be done is not undone by one. */
export async function askToUndo(work: Work, undo: Undo) {
  const { kind, id, branchId, number, holder, amount, reason } = undo
  const approval = await requestApproval(work, {
    ...{ action: undoAction, title: cut(`${undoKinds[kind]} ${number}، ${holder}`, 200), subjectId: id },
    ...{ amount, branchId, reason },
    payload: z.encode(AskedUndo, undo),
  })
  work.record(undoAsked, id, { kind, number, holder, amount, reason })
  return { id, number, approvalId: approval.id }
}
