import { turns } from '../turns.ts'

/** Half the width of a sheet, printed sharply. */
const longest = 1000

/** One after the other, as everywhere a picture is unpacked. */
const inTurn = turns(1)

/** A picture as a sheet takes it in: small and on white; null where it cannot be read. */
export async function forPaper(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error' })
    .timeout({ seconds: 30 })
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
  return inTurn(() => picture.toBuffer()).then(
    (small) => new Uint8Array(small),
    () => null,
  )
}
