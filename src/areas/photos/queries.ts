import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import type { ShownPhoto } from '#values/photos.ts'
import type { SubjectKey } from './photo-kind.ts'

type Reader = { db: Ctx['db'] | Work['tx'] }

/** The photos of one subject in their order. */
export const photosOf = ({ db }: Reader, { kind, id }: SubjectKey) =>
  db
    .selectFrom('photos')
    .select(['id', 'said'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The same of several subjects of one kind. */
export async function photosOfEach({ db }: Reader, kind: string, ids: readonly string[]) {
  const found = new Map<string, ShownPhoto[]>(ids.map((id) => [id, []]))
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'said', 'subjectId'])
    .where('subjectKind', '=', kind)
    .where(({ eb, fn, val }) => eb('subjectId', '=', fn.any(val([...ids]))))
    .orderBy('position')
    .orderBy('id')
    .execute()
  for (const { subjectId, ...photo } of rows) found.get(subjectId)?.push(photo)
  return found
}

/** The first photo of a subject, as a column of a query over such subjects. */
export const coverOf = (kind: string, id: RawBuilder<unknown>) =>
  sql<string | null>`(select photo.id from photos photo where photo.subject_kind = ${kind} and photo.subject_id = ${id}
    order by photo.position, photo.id limit 1)`

/** The bytes of one, for whoever may see its subject and for everybody while that is published; null for others. */
export async function photoBytes(ctx: Ctx, id: string | undefined, size: 'small' | 'whole') {
  if (!id || !isUuid(id)) return null
  const photo = await ctx.db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!photo || !(await isVisible(ctx, photo))) return null
  const file = await keptFile(ctx, size === 'small' ? photo.smallFileId : photo.fileId)
  return file && (await ctx.files.has(file.sha256)) ? ctx.files.get(file.sha256) : null
}

type Subject = { subjectKind: string; subjectId: string }

const isVisible = async (ctx: Ctx, photo: Subject) =>
  (await viewPermission(ctx, photo)) !== null || (await subjectOf(ctx, photo)?.isPublished(ctx, photo.subjectId)) === true

const viewPermission = async (ctx: Ctx, photo: Subject) =>
  (await subjectOf(ctx, photo)?.viewPermission(ctx, photo.subjectId)) ?? null

const subjectOf = ({ photoSubjects }: Ctx, { subjectKind }: Subject) => photoSubjects.find(({ kind }) => kind === subjectKind)

/** The same by its file, to be saved: for staff within reach. */
export async function permissionForPhotoFile(ctx: Ctx, fileId: string): Promise<Permission | null> {
  if (!isUuid(fileId)) return null
  const photo = await ctx.db
    .selectFrom('photos')
    .select(['subjectKind', 'subjectId'])
    .where((eb) => eb.or([eb('fileId', '=', fileId), eb('smallFileId', '=', fileId)]))
    .executeTakeFirst()
  return photo ? viewPermission(ctx, photo) : null
}
