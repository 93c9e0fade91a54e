import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import type { SheetDraft } from './sheet-kind.ts'
import { written } from './write-parts.ts'
import { mustBeDraft, type On } from './write-sheet.ts'

/** Of a picture that the kind asks for, or of a mark. */
type Of = { name: string; markId: null } | { name: null; markId: string }

/** One of the pictures its kind asks for; taken again it takes the place of the first. Null where this very one was sent before. */
export async function keepShot(work: Work, { sheet, draft }: On, { name, photo }: { name: string; photo: Upload | undefined }) {
  mustBeDraft(draft, draft.version)
  const asked = sheet.shots?.find((shot) => shot.name === name)
  if (!asked) throw new Refusal('handovers.no-such-shot', 'لا صورة بهذا الاسم في هذا المحضر. حدّث الصفحة.')
  if (!photo) throw fieldFault('photo', 'التقط الصورة أو اخترها.')
  const of: Of = { name, markId: null }
  const fileId = await keepUnlessThere(work, draft, { ...of, photo })
  if (!fileId) return null
  await removeShots(work, draft, of)
  await addShot(work, draft, { ...of, fileId })
  await written(work, draft)
  return asked
}

/** The pictures of a mark, and how many of them were not there yet. */
export async function keepPhotosOfMark(
  work: Work,
  draft: SheetDraft,
  { markId, photos }: { markId: string; photos: readonly Upload[] },
) {
  const of: Of = { name: null, markId }
  let added = 0
  for (const photo of photos) {
    const fileId = await keepUnlessThere(work, draft, { ...of, photo })
    if (!fileId) continue
    await addShot(work, draft, { ...of, fileId })
    added += 1
  }
  return added
}

/** A form that is sent twice brings the same picture: it is known by its bytes. */
async function keepUnlessThere(work: Work, draft: SheetDraft, { photo, ...of }: Of & { photo: Upload }) {
  const there = await Promise.all((await shotsThere(work, draft, of)).map(({ fileId }) => keptFile({ db: work.tx }, fileId)))
  const fileId = await work.keepFile(photo)
  const kept = await keptFile({ db: work.tx }, fileId)
  if (!there.some((file) => file?.sha256 === kept?.sha256)) return fileId
  await forgetFiles(work.tx, [fileId])
  return null
}

const shotsThere = ({ tx }: Work, { id }: SheetDraft, { name, markId }: Of) =>
  tx
    .selectFrom('handoverShots')
    .select('fileId')
    .where('sheetId', '=', id)
    .where('name', 'is not distinct from', name)
    .where('markId', 'is not distinct from', markId)
    .execute()

export async function removeShots(work: Work, draft: SheetDraft, of: Of) {
  const ids = (await shotsThere(work, draft, of)).map(({ fileId }) => fileId)
  if (ids.length > 0) await work.tx.deleteFrom('handoverShots').where('fileId', 'in', ids).execute()
  await forgetFiles(work.tx, ids)
}

const addShot = (work: Work, { id: sheetId }: SheetDraft, shot: Of & { fileId: string }) =>
  work.tx
    .insertInto('handoverShots')
    .values({ ...shot, sheetId, takenBy: work.actor.id, takenAt: work.now() })
    .execute()
