import { inflateSync } from 'node:zlib'

type Fonts = Map<string | undefined, Map<number, string>>

/** What a reader would copy out of a PDF of ours, a line for each piece of text; written for the plain way Typst writes them. */
export function pdfText(pdf: Uint8Array) {
  const { pieces, fonts } = partsOf(pdf)
  return textWith(pieces, new Map([...fonts].map(([name, ids]) => [name, ids.at(-1) ?? new Map()])))
}

/** The same of a PDF others are bound into: each has fonts of its own by the same names, so all of it is read with each of them. */
export function boundText(pdf: Uint8Array) {
  const { pieces, fonts } = partsOf(pdf)
  const most = Math.max(...[...fonts.values()].map((ids) => ids.length))
  const readings = Array.from({ length: most }, (_, at) => new Map([...fonts].map(([name, ids]) => [name, ids[at] ?? new Map()])))
  return readings.map((reading) => textWith(pieces, reading)).join('\n')
}

const textWith = (pieces: readonly string[], fonts: Fonts) => pieces.map((piece) => pieceText(piece, fonts)).join('\n')

function partsOf(pdf: Uint8Array) {
  const raw = Buffer.from(pdf).toString('latin1')
  const streams = new Map(
    [...raw.matchAll(/(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?>>\s*stream\n([\s\S]*?)\nendstream/g)].map(streamOf),
  )
  const fontFile = (id = '') => new RegExp(`\\n${id} 0 obj[\\s\\S]*?/ToUnicode (\\d+) 0 R`).exec(raw)?.[1] ?? ''
  const named = Map.groupBy(raw.matchAll(/\/(f\d+) (\d+) 0 R/g), ([, name]) => name)
  const fonts = new Map(
    [...named].map(([name, all]) => [
      name,
      [...new Set(all.map(([, , id]) => id))].map((id) => lettersOf(streams.get(fontFile(id)))),
    ]),
  )
  const pieces = [...streams.values()].flatMap((content) => [...content.matchAll(/\nBT\n([\s\S]*?)\nET/g)])
  return { fonts, pieces: pieces.map(([, piece = '']) => piece) }
}

/** Small ones are not packed. */
function streamOf([, id = '', bytes = '']: RegExpExecArray): [string, string] {
  try {
    return [id, inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')]
  } catch {
    return [id, bytes]
  }
}

const lettersOf = (map = '') =>
  new Map(
    [...map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(([, code = '', letters = '']) => [
      Number.parseInt(code, 16),
      Buffer.from(letters, 'hex').swap16().toString('utf16le'),
    ]),
  )

/** The runs of a line stand from left to right; one marked as reversed has its letters so as well. */
function pieceText(piece: string, fonts: Fonts) {
  const runs = [...piece.matchAll(/(\/ReversedChars BMC\n)?0 Tr\n\/(f\d+) [\d.]+ Tf\n[^\n]*\n\[([\s\S]*?)\] TJ/g)]
  return runs
    .map(([, isReversed, font, strings = '']) => {
      const letters = codesOf(strings).map((code) => fonts.get(font)?.get(code) ?? '')
      return (isReversed ? letters.reverse() : letters).join('')
    })
    .reverse()
    .join('')
}

const escapes: Record<string, number> = { b: 8, t: 9, n: 10, f: 12, r: 13 }

function codesOf(strings: string) {
  const bytes = [...strings.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)].flatMap(([, text = '']) =>
    [...text.matchAll(/\\([0-7]{3})|\\([\s\S])|([\s\S])/g)].map(([, octal, escaped, plain = '']) => {
      if (octal) return Number.parseInt(octal, 8)
      return escaped ? (escapes[escaped] ?? escaped.charCodeAt(0)) : plain.charCodeAt(0)
    }),
  )
  return Array.from({ length: bytes.length / 2 }, (_, index) => (bytes[index * 2] ?? 0) * 256 + (bytes[index * 2 + 1] ?? 0))
}
