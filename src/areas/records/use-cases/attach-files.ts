import { attach } from '../attaching.ts'
import { AttachFilesInput } from '../inputs.ts'
import { onRecord } from '../on-record.ts'

export const attachFiles = onRecord({
  name: 'records.attach-files',
  input: AttachFilesInput,
  async run(work, { kind, recordId, files }) {
    await attach(work, { kind, recordId }, files)
  },
})
