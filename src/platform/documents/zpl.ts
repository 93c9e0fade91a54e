import sharp from 'sharp'

/** Dots of a label printer: 203 to an inch are eight to a millimetre. */
const dotsPerMillimetre = 8
const dotsPerInch = 203
/** Greyer than this is left white. */
const dark = 128

type Size = { width: number; height: number }

/** A drawing as a label in ZPL II: one picture in black dots, so that a printer needs no letters of its own. Its size is in millimetres. */
export async function labelInZpl(drawing: string, { width, height }: Size) {
  const [columns, rows] = [width * dotsPerMillimetre, height * dotsPerMillimetre]
  const grey = await sharp(Buffer.from(drawing), { density: dotsPerInch })
    .resize(columns, rows, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  const inRow = Math.ceil(columns / 8)
  const lines = Array.from({ length: rows }, (_, y) => hexOf(grey.subarray(y * columns, (y + 1) * columns), inRow))
  return [
    `^XA^PW${columns}^LL${rows}^LH0,0`,
    `^FO0,0^GFA,${inRow * rows},${inRow * rows},${inRow},${packed(lines)}^FS`,
    '^XZ\n',
  ].join('\n')
}

/** Eight dots a byte, the first of them its highest bit. */
function hexOf(row: Uint8Array, inRow: number) {
  const bytes = Buffer.alloc(inRow)
  for (const [x, grey] of row.entries()) if (grey < dark) bytes[x >> 3] = (bytes[x >> 3] ?? 0) | (0x80 >> (x & 7))
  return bytes.toString('hex').toUpperCase()
}

/** As ZPL packs it: «:» is the line before once more, «,» nothing but white to its end, and a letter says how often a sign stands. */
const packed = (lines: readonly string[]) =>
  lines.map((line, index) => (line === lines[index - 1] ? ':' : packedLine(line))).join('')

function packedLine(line: string) {
  const inked = line.replace(/0+$/, '')
  const end = inked.length < line.length ? ',' : ''
  return inked.replace(/(.)\1*/g, (run, sign: string) => `${timesInLetters(run.length)}${sign}`) + end
}

/** G to Y are one to nineteen, g to z twenty to four hundred by twenties; once is not said. */
function timesInLetters(times: number): string {
  if (times <= 1) return ''
  if (times > 419) return `z${timesInLetters(times - 400)}`
  const twenties = Math.floor(times / 20)
  const ones = times % 20
  return `${twenties > 0 ? String.fromCharCode(102 + twenties) : ''}${ones > 0 ? String.fromCharCode(70 + ones) : ''}`
}
