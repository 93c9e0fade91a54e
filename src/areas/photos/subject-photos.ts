import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import type { SubjectKey } from './photo-kind.ts'

/** The photos of a subject that is locked, in their order. */
export const loadPhotos = ({ tx }: Pick<Work, 'tx'>, { kind, id }: SubjectKey) =>
  tx
    .selectFrom('photos')
    .select(['id', 'fileId', 'smallFileId', 'position', 'said'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** One of them; a colleague may have removed it meanwhile. */
export async function loadPhoto(work: Pick<Work, 'tx'>, subject: SubjectKey, photoId: string) {
  const photo = (await loadPhotos(work, subject)).find(({ id }) => id === photoId)
  if (!photo) throw photoGone()
  return photo
}

export const photoGone = () => new Refusal('photos.gone', 'لم نجد هذه الصورة. قد يكون زميل حذفها؛ حدّث الصفحة.', 404)
