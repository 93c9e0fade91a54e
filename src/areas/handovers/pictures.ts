import { filesOfRecord } from '#areas/records/public.ts'
import type { Ctx } from '#platform/context.ts'
import { forPaper } from '#platform/files/for-paper.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { SheetKind } from './sheet-kind.ts'
import type { ShownSheet } from './shown.ts'

type Reader = Pick<Ctx, 'db' | 'files'>

/** The signature and the photos of a sheet for its paper: each by its name, or null where it cannot be read. */
export async function picturesOn(ctx: Reader, record: string, one: Pick<ShownSheet, 'id' | 'items' | 'signatureId'>) {
  const pictures: Record<string, Uint8Array> = {}
  const take = async (name: string, fileId: string) => {
    const picture = await pictureOf(ctx, fileId)
    if (picture) pictures[name] = picture
    return picture && name
  }
  const drawn = one.signatureId && (await take('signature', one.signatureId))
  const photos: { picture: string | null; said: string }[] = []
  for (const { id, name, attachedAt } of inOrder(await photosOf(ctx, { kind: record, recordId: one.id }), one.items)) {
    const picture = await take(`photo-${photos.length}`, id)
    photos.push({ picture, said: `${name.replace(/\.[^.]*$/, '')} · ${dayInWords(dayOf(attachedAt))}` })
  }
  return { pictures, drawn, photos }
}

/** The pictures its kind asks for and those of its marks, said by name or by the number on the drawing. */
export async function shotsOnPaper(ctx: Reader, words: Pick<SheetKind, 'shots'>, one: Pick<ShownSheet, 'marks' | 'shots'>) {
  const pictures: Record<string, Uint8Array> = {}
  const photos: { picture: string | null; said: string }[] = []
  const numberOf = (markId: string | null) => one.marks.findIndex(({ id }) => id === markId) + 1
  const named = (words.shots ?? []).flatMap(({ name, label }) =>
    one.shots.filter((shot) => shot.name === name).map(({ fileId }) => ({ fileId, said: label })),
  )
  const ofMarks = one.shots
    .filter(({ markId }) => markId)
    .toSorted((a, b) => numberOf(a.markId) - numberOf(b.markId))
    .map(({ fileId, markId }) => ({ fileId, said: `العلامة ${numberOf(markId)}` }))
  for (const { fileId, said } of [...named, ...ofMarks]) {
    const picture = await pictureOf(ctx, fileId)
    const name = `shot-${photos.length}`
    if (picture) pictures[name] = picture
    photos.push({ picture: picture && name, said })
  }
  return { pictures, photos }
}

const photosOf = async (ctx: Reader, on: { kind: string; recordId: string }) =>
  (await filesOfRecord(ctx, on)).filter(({ name }) => !name.endsWith('.pdf'))

async function pictureOf(ctx: Reader, fileId: string) {
  const file = await keptFile(ctx, fileId)
  if (!file?.mediaType.startsWith('image/') || !(await ctx.files.has(file.sha256))) return null
  return forPaper(await ctx.files.get(file.sha256))
}

/** Room by room where their names say which, as they were seen; the others after them. */
function inOrder<Photo extends { name: string }>(photos: Photo[], items: ShownSheet['items']) {
  const rooms = [...new Set(items.map(({ room }) => room))]
  const place = ({ name }: Photo) => {
    const at = rooms.findIndex((room) => name.includes(room))
    return at < 0 ? rooms.length : at
  }
  return photos.toSorted((one, other) => place(one) - place(other))
}
