import { fileAttached } from '../facts.ts'
import { AttachFilesInput } from '../inputs.ts'
import { onRecord } from '../on-record.ts'

export const attachFiles = onRecord({
  name: 'records.attach-files',
  input: AttachFilesInput,
  async run(work, { kind, recordId, files }) {
    for (const file of files) {
      const fileId = await work.keepFile(file)
      await work.tx
        .insertInto('recordFiles')
        .values({ fileId, kind, recordId, attachedBy: work.actor.id, attachedAt: work.now(), archivedAt: null })
        .execute()
      work.record(fileAttached, recordId, { kind, fileId })
    }
  },
})
