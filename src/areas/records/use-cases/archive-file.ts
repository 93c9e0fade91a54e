import type { Work } from '#platform/context.ts'
import { fileArchived, fileRestored } from '../facts.ts'
import { OnFileInput } from '../inputs.ts'
import { onRecord } from '../on-record.ts'

type Which = { kind: string; recordId: string; fileId: string }

export const archiveFile = onRecord({
  name: 'records.archive-file',
  input: OnFileInput,
  async run(work, file) {
    if (!(await put(work, file, work.now()))) return work.repeated()
    work.record(fileArchived, file.recordId, { kind: file.kind, fileId: file.fileId })
  },
})

export const restoreFile = onRecord({
  name: 'records.restore-file',
  input: OnFileInput,
  async run(work, file) {
    if (!(await put(work, file, null))) return work.repeated()
    work.record(fileRestored, file.recordId, { kind: file.kind, fileId: file.fileId })
  },
})

/** Whether it was not there already. */
async function put({ tx }: Work, { kind, recordId, fileId }: Which, archivedAt: Date | null) {
  const moved = await tx
    .updateTable('recordFiles')
    .set({ archivedAt })
    .where('fileId', '=', fileId)
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .where('archivedAt', archivedAt ? 'is' : 'is not', null)
    .returning('fileId')
    .executeTakeFirst()
  return moved !== undefined
}
