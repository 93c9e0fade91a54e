import type { Ctx, Work } from '#platform/context.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { attach } from './attaching.ts'
import { recordOf as find } from './on-record.ts'
import { filesOn, historyOf, notesOn } from './queries.ts'

/** A record of any area, as long as this person may see it: its name and where it stands. */
export const recordOf = find

/** The paper somebody typed a record from, kept among its attachments. */
export const attachTo = (work: Work, on: { kind: string; recordId: string }, files: readonly Upload[]) => attach(work, on, files)

type Found = { kind: string; recordId: string; mayEdit: boolean }

/** Notes, attachments and history of a record that the caller has found: what `public-ui.tsx` shows. */
export async function recordParts(ctx: Ctx, { kind, recordId, mayEdit }: Found) {
  const [notes, files, history] = await Promise.all([
    notesOn(ctx, { kind, recordId }),
    filesOn(ctx, { kind, recordId }),
    historyOf(ctx, recordId),
  ])
  return { kind, recordId, mayEdit, notes, files, history }
}
export type RecordParts = Awaited<ReturnType<typeof recordParts>>

/** What later areas show on the page of a record that the caller has found. */
export async function recordSections(ctx: Ctx, { kind, recordId }: Pick<Found, 'kind' | 'recordId'>) {
  const declared = ctx.recordKinds.find((one) => one.kind === kind)?.sections ?? []
  const read = await Promise.all(declared.map((section) => section.read(ctx, recordId)))
  return read.filter((section) => section !== null)
}

/** The files that hang on a record whose paper shows them, the oldest first. */
export async function filesOfRecord(ctx: Pick<Ctx, 'db'>, which: { kind: string; recordId: string }) {
  const files = await filesOn(ctx, which)
  return files.filter(({ archived }) => !archived).toReversed()
}

/** When the person a record is about is forgotten: who wrote a note and when stays, what it said goes with the files. */
export async function forgetPartsOf({ tx }: Pick<Work, 'tx'>, { kind, recordId }: { kind: string; recordId: string }) {
  const notes = await tx
    .updateTable('recordNotes')
    .set({ text: 'محذوف' })
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .returning('id')
    .execute()
  const files = await tx
    .deleteFrom('recordFiles')
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .returning('fileId')
    .execute()
  await forgetFiles(
    tx,
    files.map(({ fileId }) => fileId),
  )
  return notes.length + files.length
}
