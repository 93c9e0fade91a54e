import type { Ctx, Work } from '#platform/context.ts'
import type { Mark, Shot } from './mark.ts'

type Asked = Ctx['db'] | Work['tx']

/** What is marked on a sheet, in the order of its numbers on the drawing. */
export const marksOn = (db: Asked, sheetId: string): Promise<Mark[]> =>
  db
    .selectFrom('handoverMarks')
    .leftJoin('handoverSheets as first', 'first.id', 'handoverMarks.knownFrom')
    .select(['handoverMarks.id', 'panel', 'x', 'y', 'what', 'size', 'handoverMarks.note', 'knownFrom', 'first.seenOn as knownOn'])
    .where('sheetId', '=', sheetId)
    .orderBy('place')
    .execute()

/** The pictures of a sheet. A known mark shows those of the sheet it was first seen on. */
export const shotsOn = (db: Asked, sheetId: string): Promise<Shot[]> =>
  db
    .selectFrom('handoverShots')
    .select(['fileId', 'name', 'markId'])
    .where(({ eb, exists, or, selectFrom }) => {
      const known = selectFrom('handoverMarks')
        .select('handoverMarks.id')
        .where('handoverMarks.sheetId', '=', sheetId)
        .whereRef('handoverMarks.knownFrom', '=', 'handoverShots.sheetId')
        .whereRef('handoverMarks.id', '=', 'handoverShots.markId')
      return or([eb('handoverShots.sheetId', '=', sheetId), exists(known)])
    })
    .orderBy('takenAt')
    .orderBy('fileId')
    .execute()

/** The subject a picture of a sheet shows. */
export async function subjectOfShot(db: Asked, kind: string, fileId: string) {
  const row = await db
    .selectFrom('handoverShots')
    .innerJoin('handoverSheets', 'handoverSheets.id', 'handoverShots.sheetId')
    .select('subjectId')
    .where('fileId', '=', fileId)
    .where('subjectKind', '=', kind)
    .executeTakeFirst()
  return row?.subjectId ?? null
}

type On = { sheetId: string; subjectKind: string; subjectId: string }

/**
 * What the last signed sheet of the subject shows goes along as known. Asked again at every writing, because another sheet of the same
 * subject may have been signed meanwhile.
 */
export async function carryMarks({ tx }: Pick<Work, 'tx'>, { sheetId, subjectKind, subjectId }: On) {
  const last = await tx
    .selectFrom('handoverSheets')
    .select('id')
    .where('subjectKind', '=', subjectKind)
    .where('subjectId', '=', subjectId)
    .where('status', '=', 'signed')
    .orderBy('signedAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  const here = await tx.selectFrom('handoverMarks').select(['id', 'place']).where('sheetId', '=', sheetId).execute()
  const there = await tx.selectFrom('handoverMarks').selectAll().where('sheetId', '=', last.id).orderBy('place').execute()
  const missing = there.filter(({ id }) => !here.some((mark) => mark.id === id))
  const begin = nextPlace(here)
  if (missing.length === 0) return
  await tx
    .insertInto('handoverMarks')
    .values(missing.map((mark, at) => ({ ...mark, sheetId, place: begin + at, knownFrom: mark.knownFrom ?? last.id })))
    .execute()
}

export const nextPlace = (marks: readonly { place: number }[]) => Math.max(0, ...marks.map(({ place }) => place)) + 1
