import type { Work } from '#platform/context.ts'
import { sniff } from '#platform/files/sniff.ts'
import type { Upload } from '#platform/files/uploads.ts'
import type { PhotoStage } from './request.ts'

/** Kept in the order in which they were chosen, after those of the same stage. */
export async function keepPhotos(
  work: Work,
  requestId: string,
  { stage, files }: { stage: PhotoStage; files: readonly Upload[] },
) {
  if (files.length === 0) return
  const { count } = await work.tx
    .selectFrom('maintenancePhotos')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  for (const [at, file] of files.entries()) {
    const fileId = await work.keepFile(file)
    await work.tx
      .insertInto('maintenancePhotos')
      .values({ fileId, requestId, stage, name: file.name, isPicture: sniff(file.bytes) !== 'pdf', place: Number(count) + at })
      .execute()
  }
}
