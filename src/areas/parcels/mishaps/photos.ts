import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { seenBy } from '../journey/seen-by.ts'
import type { PicturedStep } from './mishap.ts'

type Taken = { parcelId: string; ofStep: PicturedStep; photos: readonly Upload[] }

export async function keepPhotos(work: Work, { parcelId, ofStep, photos }: Taken) {
  for (const photo of photos) {
    const row = { fileId: await work.keepFile(photo), parcelId, ofStep, takenBy: work.actor.id, takenAt: work.now() }
    await work.tx.insertInto('parcelPhotos').values(row).execute()
  }
}

/** A picture, and the signature of a hand-over that was corrected, open to whoever sees the parcel. */
export async function permissionForParcelPhoto(ctx: Ctx, fileId: string) {
  const row = await ctx.db
    .selectFrom(
      ctx.db
        .selectFrom('parcelPhotos')
        .select(['fileId', 'parcelId'])
        .unionAll(
          ctx.db
            .selectFrom('parcelWithdrawnProofs')
            .select(['fileId', 'parcelId'])
            .where('fileId', 'is not', null)
            .$castTo<{ fileId: string; parcelId: string }>(),
        )
        .as('f'),
    )
    .innerJoin('parcels', 'parcels.id', 'f.parcelId')
    .select('f.parcelId')
    .where('f.fileId', '=', fileId)
    .where((eb) => seenBy(eb, ctx.actor))
    .executeTakeFirst()
  return row ? may.view : null
}
