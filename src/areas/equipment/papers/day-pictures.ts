import type { Ctx } from '#platform/context.ts'
import { forPaper } from '#platform/files/for-paper.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { dayInWords } from '#values/dates.ts'
import { picturesOfSheets } from '../sheets/pictures.ts'

type Days = readonly { id: string; day: string; about: string }[]

/** A paper is not made longer than it can be read. */
const most = 60

/** The pictures of these days as a paper takes them, each with its day and its machine. */
export async function picturesOnPaper(ctx: Pick<Ctx, 'db' | 'files'>, days: Days) {
  const all = await picturesOfSheets(
    ctx.db,
    days.map(({ id }) => id),
  )
  const pictures: Record<string, Uint8Array> = {}
  const photos: { picture: string; said: string }[] = []
  const named = days.flatMap(({ id, day, about }) => (all.get(id) ?? []).map((fileId) => ({ fileId, day, about })))
  for (const { fileId, day, about } of named.slice(0, most)) {
    const file = await keptFile(ctx, fileId)
    const bytes = file && (await ctx.files.has(file.sha256)) && (await forPaper(await ctx.files.get(file.sha256)))
    if (!bytes) continue
    const picture = `day-${photos.length}`
    pictures[picture] = bytes
    photos.push({ picture, said: `${about}، ${dayInWords(day)}` })
  }
  return { pictures, photos }
}
