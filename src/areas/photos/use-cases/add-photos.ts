import type { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { smaller } from '#platform/files/keep.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { fileFields } from '#platform/form-files.ts'
import { smallPhotoSize } from '#values/photos.ts'
import { photoFacts } from '../facts.ts'
import { AddPhotosShape, KeepPhotosShape } from '../inputs.ts'
import { mostPhotos } from '../photo.ts'
import type { PhotoKind, SubjectKey } from '../photo-kind.ts'
import { loadPhotos } from '../subject-photos.ts'

/** Several at once, behind those that are there. */
export function addPhotos<Subject extends z.ZodType<SubjectKey>>(kind: PhotoKind<Subject>) {
  const { permission } = kind
  const { photosAdded } = photoFacts(kind.area)
  const AddPhotosInput = kind.subject.and(AddPhotosShape)

  const keepPhotos = command({
    name: `${kind.area}.add-photos`,
    permission,
    input: kind.subject.and(KeepPhotosShape),
    async run(work, { photos, small, ...subject }) {
      const called = await kind.nameForUpdate(work, subject)
      await insertPhotos(work, subject, { photos, small })
      work.record(photosAdded, subject.id, { called, count: photos.length })
      return { id: subject.id, count: photos.length }
    },
  })

  /** Drawing takes its time, so it is done before the transaction begins; for whoever may not, nothing is drawn. */
  async function drawAndKeep(ctx: Ctx, typed: z.input<typeof AddPhotosInput>) {
    const { photos } = AddPhotosInput.parse(typed)
    const small = []
    if (ctx.actor.may(permission)) for (const photo of photos) small.push(await smaller(photo, smallPhotoSize))
    return keepPhotos(ctx, { ...typed, photos, small })
  }
  return Object.assign(drawAndKeep, { permission, files: fileFields(AddPhotosInput) })
}

type Drawn = { photos: readonly Upload[]; small: readonly Upload[] }

async function insertPhotos(work: Work, subject: SubjectKey, { photos, small }: Drawn) {
  const before = await loadPhotos(work, subject)
  if (before.length + photos.length > mostPhotos)
    throw fieldFault('photos', `لها ${before.length} صورة، والحد ${mostPhotos}. احذف ما لا يلزم أو اختر أقل.`)
  const last = before.at(-1)?.position ?? 0
  for (const [at, photo] of photos.entries()) {
    const less = small[at]
    if (!less) throw new Error('a picture came without its small one')
    const files = { fileId: await work.keepFile(photo), smallFileId: await work.keepFile(less) }
    const added = { addedBy: work.actor.id, addedAt: work.now() }
    const { kind: subjectKind, id: subjectId } = subject
    await work.tx
      .insertInto('photos')
      .values({ id: work.newId(), subjectKind, subjectId, ...files, position: last + at + 1, said: null, ...added })
      .execute()
  }
}
