import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { fileAttached } from './facts.ts'

type On = { kind: string; recordId: string }

/** Files that belong to a record whoever is at work may change: they stand among its attachments. */
export async function attach(work: Work, { kind, recordId }: On, files: readonly Upload[]) {
  for (const file of files) {
    const fileId = await work.keepFile(file)
    await work.tx
      .insertInto('recordFiles')
      .values({ fileId, kind, recordId, attachedBy: work.actor.id, attachedAt: work.now(), archivedAt: null })
      .execute()
    work.record(fileAttached, recordId, { kind, fileId })
  }
}
