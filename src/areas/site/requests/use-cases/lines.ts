import type { LineAuthor, LineChannel } from '#areas/site/entry.ts'
import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'

/** Steps that both sides of a thread share. */

type Said = { entryId: string; author: LineAuthor; channel: LineChannel; text: string; files: Upload[] }

const aMoment = 10_000

/** A second press of the same form: the same words, with as many files, a breath ago. */
export async function saidJustNow({ tx, now, actor }: Work, { entryId, text, files }: Pick<Said, 'entryId' | 'text' | 'files'>) {
  const rows = await tx
    .selectFrom('inboxLines')
    .leftJoin('inboxLineFiles', 'inboxLineFiles.lineId', 'inboxLines.id')
    .select(({ fn }) => fn.count<bigint>('fileId').as('files'))
    .where('entryId', '=', entryId)
    .where('writtenBy', '=', actor.id)
    .where('text', '=', text)
    .where('writtenAt', '>', new Date(now().getTime() - aMoment))
    .groupBy('inboxLines.id')
    .execute()
  return rows.some((row) => Number(row.files) === files.length)
}

export async function writeLine(work: Work, { files, ...said }: Said) {
  const id = work.newId()
  await work.tx
    .insertInto('inboxLines')
    .values({ ...said, id, writtenBy: work.actor.id, writtenAt: work.now() })
    .execute()
  for (const file of files) {
    const fileId = await work.keepFile(file)
    await work.tx.insertInto('inboxLineFiles').values({ fileId, lineId: id }).execute()
  }
}
