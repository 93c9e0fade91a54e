import type { Work } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { turns } from '../turns.ts'
import { type FileKind, fileKinds, sniff } from './sniff.ts'
import type { FileStore } from './store.ts'
import { isUpload, type Upload } from './uploads.ts'

export type KeptBytes = { sha256: string; name: string; mediaType: string; size: number }

/** The uploads of an input, put into the store before its transaction begins: bytes first, then the row that names them. */
export async function keepUploads(files: FileStore, input: unknown) {
  const kept = new Map<Upload, KeptBytes>()
  if (typeof input !== 'object' || input === null) return kept
  for (const upload of Object.values(input).flat().filter(isUpload)) kept.set(upload, await keepBytes(files, upload))
  return kept
}

async function keepBytes(files: FileStore, { name, bytes }: Upload): Promise<KeptBytes> {
  const kind = sniff(bytes)
  if (!kind) throw unreadable(name)
  const safe = kind === 'pdf' ? bytes : await drawnAgain(name, { bytes, kind })
  const { mediaType, extension } = kind === 'pdf' ? fileKinds.pdf : fileKinds.webp
  const title =
    name
      .replace(/\.[^.]*$/, '')
      .replace(/[/\\"<>|:*?\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, 120) || 'file'
  return { sha256: await files.put(safe), name: `${title}.${extension}`, mediaType, size: safe.length }
}

/** Fifty megapixels unpacked are 200 MB: however many come at once, one is drawn after the other. */
const inTurn = turns(1)

/** A drawing has no pixels of its own: so many along its longer side. */
const drawnSize = 1200

/** A picture is drawn anew: what hid in the file and where the photo was taken do not come along. */
async function drawnAgain(name: string, { bytes, kind }: { bytes: Buffer; kind: FileKind }, longest = 2400) {
  const { default: sharp } = await import('sharp') // twenty megabytes that wait for the first picture
  try {
    const { width = 0, height = 0 } = kind === 'svg' ? await sharp(bytes).metadata() : {}
    const density = Math.min(20_000, Math.max(72, (72 * drawnSize) / (Math.max(width, height) || drawnSize)))
    const picture = sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error', density })
      .timeout({ seconds: 30 })
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    return await inTurn(() => picture.webp({ quality: 82 }).toBuffer())
  } catch {
    throw unreadable(name)
  }
}

const unreadable = (name: string) => new Refusal('files.unreadable', `تعذّرت قراءة «${name}». جرّب ملفًا آخر.`, 422)

/** The same picture once more, small enough to stand beside many others: kept by the command like any upload. */
export async function smaller({ name, bytes }: Upload, longest: number): Promise<Upload> {
  const kind = sniff(bytes)
  if (!kind || kind === 'pdf') throw unreadable(name)
  return { name, bytes: await drawnAgain(name, { bytes, kind }, longest) }
}

/** The row of a kept file, in the caller's transaction. */
export async function fileRow({ tx, newId, now }: Pick<Work, 'tx' | 'newId' | 'now'>, kept: KeptBytes | undefined) {
  if (!kept) throw new Error('the file is not part of this command’s input')
  const id = newId()
  await tx
    .insertInto('files')
    .values({ ...kept, id, keptAt: now() })
    .execute()
  return id
}
