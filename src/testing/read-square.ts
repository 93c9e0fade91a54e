import sharp from 'sharp'

/**
 * Reads the square code off a picture of a page, as a telephone would, but for one that lies straight and is clean: no error is
 * mended, so a code that is not drawn sharply is not read. Up to version 6, where its blocks are of one length.
 */
export async function readSquare(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDark = (x: number, y: number) =>
    (data[Math.floor(y) * info.width * info.channels + Math.floor(x) * info.channels] ?? 255) < 128
  const [left, right, bottom] = cornersIn({ isDark, ...info }) ?? []
  if (!left || !right || !bottom) return null
  const units = (left.unit + right.unit + bottom.unit) / 3
  const size = Math.round(((right.x - left.x) / units + 7 - 17) / 4) * 4 + 17
  const [across, down] = [(right.x - left.x) / (size - 7), (bottom.y - left.y) / (size - 7)]
  const at = (row: number, column: number) => isDark(left.x + (column - 3) * across, left.y + (row - 3) * down)
  return textOf({ size, at })
}

type Page = { isDark: (x: number, y: number) => boolean; width: number; height: number }
type Corner = { x: number; y: number; unit: number }

/** The three eyes: left above, right above, left below. Each is 1, 1, 3, 1, 1 units of dark and light, across and down. */
function cornersIn({ isDark, width, height }: Page) {
  const found: Corner[] = []
  for (let y = 0; y < height; y += 1) {
    for (const { middle: x, unit } of eyesAlong(width, (place) => isDark(place, y))) {
      const near = found.some((one) => Math.hypot(one.x - x, one.y - y) < unit * 5)
      const down = near
        ? undefined
        : eyesAlong(height, (place) => isDark(x, place)).find((eye) => Math.abs(eye.middle - y) < unit * 2)
      if (down) found.push({ x, y: down.middle, unit: (unit + down.unit) / 2 })
    }
  }
  return found.flatMap((left) =>
    found.flatMap((right) => found.flatMap((bottom) => (isSquare(left, right, bottom) ? [[left, right, bottom]] : []))),
  )[0]
}

/** Letters look like eyes too; three that make a right angle of equal sides do not. */
function isSquare(left: Corner, right: Corner, bottom: Corner) {
  const near = (one: number, other: number) => Math.abs(one - other) < left.unit
  const across = right.x - left.x
  return across > left.unit * 10 && near(left.y, right.y) && near(left.x, bottom.x) && near(bottom.y - left.y, across)
}

function eyesAlong(length: number, isDark: (place: number) => boolean) {
  const runs: { from: number; long: number }[] = []
  let from = 0
  for (let place = 1; place <= length; place += 1) {
    if (place < length && isDark(place) === isDark(from)) continue
    runs.push({ from, long: place - from })
    from = place
  }
  return runs.flatMap((_, index) => {
    const five = runs.slice(index, index + 5)
    const [start] = five
    if (five.length < 5 || !start || !isDark(start.from)) return []
    const whole = five.reduce((sum, { long }) => sum + long, 0)
    const unit = whole / 7
    const fits = five.every(({ long }, place) => Math.abs(long - unit * (place === 2 ? 3 : 1)) < unit * 0.6)
    return fits && unit >= 1.5 ? [{ middle: start.from + whole / 2, unit }] : []
  })
}

type Square = { size: number; at: (row: number, column: number) => boolean }

const masks = [
  (row: number, column: number) => (row + column) % 2,
  (row: number) => row % 2,
  (_: number, column: number) => column % 3,
  (row: number, column: number) => (row + column) % 3,
  (row: number, column: number) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row: number, column: number) => ((row * column) % 2) + ((row * column) % 3),
  (row: number, column: number) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row: number, column: number) => (((row + column) % 2) + ((row * column) % 3)) % 2,
]

/** How many blocks the words of a version lie in and how many each has, by how much of it may be lost: L, M, Q, H. */
const blocks = {
  L: ['1 19', '1 34', '1 55', '1 80', '1 108', '2 68'],
  M: ['1 16', '1 28', '1 44', '2 32', '2 43', '4 27'],
  Q: ['1 13', '1 22', '2 17', '2 24', '', '4 19'],
  H: ['1 9', '1 16', '2 13', '4 9', '', '4 15'],
}
const levels = ['M', 'L', 'H', 'Q'] as const

function textOf(square: Square) {
  const words = wordsOf(square)
  const level = levels[(Number(square.at(8, 0)) * 2 + Number(square.at(8, 1))) ^ 0b10] ?? 'M'
  const [count = 0, long = 0] = (blocks[level][(square.size - 17) / 4 - 1] ?? '').split(' ').map(Number)
  const inOrder = Array.from({ length: count }, (_, block) =>
    Array.from({ length: long }, (_word, place) => words[place * count + block] ?? 0),
  )
  const bits = inOrder
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('')
  return said(bits, 0)
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** A stretch of figures, of capital letters or of bytes, and what comes after it. */
function said(bits: string, from: number): string {
  const number = (place: number, long: number) => Number.parseInt(bits.slice(from + place, from + place + long), 2)
  const mode = bits.slice(from, from + 4)
  if (mode === '0100') {
    const count = number(4, 8)
    const bytes = Array.from({ length: count }, (_, place) => number(12 + place * 8, 8))
    return Buffer.from(bytes).toString('utf8') + said(bits, from + 12 + count * 8)
  }
  if (mode === '0001') {
    const count = number(4, 10)
    const threes = Array.from({ length: Math.ceil(count / 3) }, (_, place) => Math.min(3, count - place * 3))
    const text = threes.map((many, place) => String(number(14 + place * 10, many * 3 + 1)).padStart(many, '0')).join('')
    return text + said(bits, from + 14 + threes.reduce((sum, many) => sum + many * 3 + 1, 0))
  }
  if (mode === '0010') {
    const count = number(4, 9)
    const pairs = Array.from({ length: Math.ceil(count / 2) }, (_, place) => Math.min(2, count - place * 2))
    const text = pairs.map((many, place) => {
      const value = number(13 + place * 11, many === 2 ? 11 : 6)
      return many === 2 ? `${letters[Math.floor(value / 45)]}${letters[value % 45]}` : letters[value]
    })
    return text.join('') + said(bits, from + 13 + pairs.reduce((sum, many) => sum + (many === 2 ? 11 : 6), 0))
  }
  return ''
}

/** Two columns at a time from the right, up and down in turn, without the signs that are there for finding one's way. */
function wordsOf({ size, at }: Square) {
  const mask = masks[[2, 3, 4].reduce((number, column) => number * 2 + Number(at(8, column)), 0) ^ 0b101]
  const isGuide = (row: number, column: number) => {
    const inCorner = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)
    const inMark = size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2
    return inCorner || inMark || row === 6 || column === 6
  }
  const columns = Array.from({ length: size }, (_, index) => size - 1 - index).filter((column) => column !== 6)
  const bits = columns.flatMap((column, index) => {
    if (index % 2 === 1) return []
    const rows = Array.from({ length: size }, (_, row) => ((index / 2) % 2 === 0 ? size - 1 - row : row))
    return rows.flatMap((row) =>
      [column, columns[index + 1] ?? column].flatMap((one) =>
        isGuide(row, one) ? [] : [Number(at(row, one) !== (mask?.(row, one) === 0))],
      ),
    )
  })
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
    Number.parseInt(bits.slice(word * 8, word * 8 + 8).join(''), 2),
  )
}
