/**
 * A face in which the digits 0–9 look as ٠–٩. The text stays what it is: what is copied, read aloud and sent is 0–9, and only
 * what is seen changes. Made by giving the shapes of some letters to others in the table that leads from letters to shapes.
 */
export const arabDigits = '٠١٢٣٤٥٦٧٨٩٫٬٪'
export const latinDigits = '0123456789.,%'

/** `sfnt` holds `arabDigits` alone; what comes back is asked for the Latin ones. */
export function withLatinNames(sfnt: Buffer) {
  const tables = tablesOf(sfnt)
  const shapes = shapesIn(tables.get('cmap') ?? Buffer.alloc(0))
  const pairs = [...latinDigits].map((sign, place) => {
    const shape = shapes(arabDigits.charCodeAt(place))
    if (!shape) throw new Error(`the face has no ${arabDigits[place]}`)
    return { code: sign.charCodeAt(0), shape }
  })
  tables.set('cmap', leading(pairs.toSorted((one, other) => one.code - other.code)))
  return packed(sfnt.readUInt32BE(0), tables)
}

function tablesOf(sfnt: Buffer) {
  const count = sfnt.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16
      const from = sfnt.readUInt32BE(at + 8)
      return [sfnt.toString('latin1', at, at + 4), sfnt.subarray(from, from + sfnt.readUInt32BE(at + 12))] as const
    }),
  )
}

/** Of the part in format 4, which every face of ours has: stretches of letters, each with a step to its shapes. */
function shapesIn(cmap: Buffer) {
  const parts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)))
  const part = parts.find((one) => one.readUInt16BE(0) === 4)
  if (!part) throw new Error('the face has no part in format 4')
  const twice = part.readUInt16BE(6)
  return (code: number) => {
    for (let at = 0; at < twice; at += 2) {
      const last = part.readUInt16BE(14 + at)
      const first = part.readUInt16BE(16 + twice + at)
      if (code < first || code > last) continue
      const step = part.readUInt16BE(16 + 2 * twice + at)
      const place = 16 + 3 * twice + at
      const offset = part.readUInt16BE(place)
      const shape = offset === 0 ? code : part.readUInt16BE(place + offset + 2 * (code - first))
      return (shape + step) & 0xffff
    }
    return 0
  }
}

/** The table anew, a stretch for each letter and the one that ends them all. */
function leading(pairs: { code: number; shape: number }[]) {
  const stretches = [...pairs.map(({ code, shape }) => ({ code, step: (shape - code) & 0xffff })), { code: 0xffff, step: 1 }]
  const twice = stretches.length * 2
  const search = 2 ** Math.floor(Math.log2(stretches.length)) * 2
  const numbers = [
    ...[4, 16 + 4 * twice, 0, twice, search, Math.log2(search / 2), twice - search],
    ...stretches.map(({ code }) => code),
    0,
    ...stretches.map(({ code }) => code),
    ...stretches.map(({ step }) => step),
    ...stretches.map(() => 0),
  ]
  const head = [0, 1, 3, 1, 0, 12]
  const table = Buffer.alloc((head.length + numbers.length) * 2)
  for (const [index, number] of [...head, ...numbers].entries()) table.writeUInt16BE(number, index * 2)
  return table
}

function packed(version: number, tables: Map<string, Buffer>) {
  const named = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const search = 2 ** Math.floor(Math.log2(named.length)) * 16
  const head = Buffer.alloc(12 + named.length * 16)
  head.writeUInt32BE(version, 0)
  for (const [index, number] of [named.length, search, Math.log2(search / 16), named.length * 16 - search].entries()) {
    head.writeUInt16BE(number, 4 + index * 2)
  }
  let at = head.length
  const bodies = named.map(([name, table], index) => {
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    const entry = 12 + index * 16
    head.write(name, entry, 'latin1')
    head.writeUInt32BE(sumOf(body), entry + 4)
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    at += body.length
    return body
  })
  return Buffer.concat([head, ...bodies])
}

function sumOf(body: Buffer) {
  let sum = 0
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0
  return sum
}
