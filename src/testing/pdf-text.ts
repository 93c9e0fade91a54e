import { inflateSync } from 'node:zlib'

type Fonts = ReadonlyMap<string | undefined, Map<number, string>>

/**
 * What a reader would copy out of a PDF of ours, a line for each piece of text; written for the plain way Typst writes them. Every page,
 * and every page that is bound into one, is read with its own fonts: they go by the same names in each.
 */
export function pdfText(pdf: Uint8Array) {
  const raw = Buffer.from(pdf).toString('latin1')
  const streams = new Map(
    [...raw.matchAll(/(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?>>\s*stream\n([\s\S]*?)\nendstream/g)].map(streamOf),
  )
  const lettersIn = (font = '') =>
    lettersOf(streams.get(new RegExp(`\\n${font} 0 obj[\\s\\S]*?/ToUnicode (\\d+) 0 R`).exec(raw)?.[1] ?? ''))
  return [...raw.matchAll(/\n(\d+) 0 obj\s*<<((?:(?!endobj|stream\n)[\s\S])*)/g)]
    .flatMap(([, id = '', head = '']) => {
      const named = /\/Font <<([^>]*)>>/.exec(head)?.[1] ?? ''
      const fonts = new Map([...named.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, font]) => [name, lettersIn(font)]))
      const content = streams.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? id) ?? ''
      return fonts.size > 0 ? piecesIn(content).map((piece) => pieceText(piece, fonts)) : []
    })
    .join('\n')
}

const piecesIn = (content: string) => [...content.matchAll(/\nBT\n([\s\S]*?)\nET/g)].map(([, piece = '']) => piece)

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
      unpacked(letters),
    ]),
  )

const run =
  /(?:\/Span <<\s*\/ActualText <FEFF([\dA-F]*)>\s*>> BDC\n)?(\/ReversedChars BMC\n)?0 Tr\n\/(f\d+) [\d.]+ Tf\n[^\n]*\n(?:\[([\s\S]*?)\] TJ|(\([\s\S]*?\)) Tj)/g

/** The runs of a line stand from left to right; one marked as reversed has its letters so as well, and one whose glyphs say too little its text. */
function pieceText(piece: string, fonts: Fonts) {
  return [...piece.matchAll(run)]
    .map(([, told, isReversed, font, strings = '', alone = '']) => {
      if (told) return unpacked(told)
      const letters = codesOf(strings || alone).map((code) => fonts.get(font)?.get(code) ?? '')
      return (isReversed ? letters.reverse() : letters).join('')
    })
    .reverse()
    .join('')
}

const unpacked = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
const escapes: Record<string, number> = { b: 8, t: 9, n: 10, f: 12, r: 13 }

function codesOf(strings: string) {
  const bytes = [...strings.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)|<([\dA-F]+)>/g)].flatMap(([, text = '', hex = '']) => [
    ...Buffer.from(hex, 'hex'),
    ...[...text.matchAll(/\\([0-7]{3})|\\([\s\S])|([\s\S])/g)].map(([, octal, escaped, plain = '']) => {
      if (octal) return Number.parseInt(octal, 8)
      return escaped ? (escapes[escaped] ?? escaped.charCodeAt(0)) : plain.charCodeAt(0)
    }),
  ])
  return Array.from({ length: bytes.length / 2 }, (_, index) => (bytes[index * 2] ?? 0) * 256 + (bytes[index * 2 + 1] ?? 0))
}
