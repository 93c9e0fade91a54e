import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { mostPictures } from './day-sheet.ts'

type Db = Ctx['db'] | Work['tx']

/** The pictures of these days, by sheet, in the order they were taken. */
export async function picturesOfSheets(db: Db, sheetIds: readonly string[]) {
  if (sheetIds.length === 0) return new Map<string, string[]>()
  const rows = await db
    .selectFrom('daySheetPictures')
    .select(['sheetId', 'fileId'])
    .where('sheetId', 'in', [...sheetIds])
    .orderBy('takenAt')
    .orderBy('fileId')
    .execute()
  return new Map([...Map.groupBy(rows, ({ sheetId }) => sheetId)].map(([id, all]) => [id, all.map(({ fileId }) => fileId)]))
}

/** Keeps those that are not there yet: a form that is sent twice brings the same ones, known by their bytes. */
export async function keepFresh(work: Work, sheetId: string, photos: readonly Upload[]) {
  const there = (await picturesOfSheets(work.tx, [sheetId])).get(sheetId) ?? []
  const known = new Set<string | undefined>()
  for (const fileId of there) known.add((await keptFile({ db: work.tx }, fileId))?.sha256)
  const fresh: string[] = []
  for (const photo of photos) {
    const fileId = await work.keepFile(photo)
    const sha256 = (await keptFile({ db: work.tx }, fileId))?.sha256
    if (known.has(sha256)) await forgetFiles(work.tx, [fileId])
    else fresh.push(fileId)
    known.add(sha256)
  }
  if (there.length + fresh.length > mostPictures) throw fieldFault('photos', `حتى ${mostPictures} صور في الكشف.`)
  return fresh
}

export async function addPictures({ tx, now }: Work, sheetId: string, fresh: readonly string[]) {
  if (fresh.length === 0) return
  const rows = fresh.map((fileId) => ({ fileId, sheetId, takenAt: now() }))
  await tx.insertInto('daySheetPictures').values(rows).execute()
}

/** One picture of a hire, to be shown to whoever it concerns; null where it is of no sheet of that hire. */
export async function pictureOfHire(ctx: Pick<Ctx, 'db' | 'files'>, contractId: string, fileId: string) {
  const row = await ctx.db
    .selectFrom('daySheetPictures')
    .innerJoin('daySheets', 'daySheets.id', 'daySheetPictures.sheetId')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .select('fileId')
    .where('contractId', '=', contractId)
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  const file = row && (await keptFile(ctx, fileId))
  return file && (await ctx.files.has(file.sha256)) ? { ...file, bytes: new Uint8Array(await ctx.files.get(file.sha256)) } : null
}
