/** What a ZIP says of itself in the list at its end, before anything in it is unpacked. */

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

const endOfList = 0x06054b50
const listed = 0x02014b50
const endSize = 22
const rowSize = 46

/**
 * The bytes everything in it unpacks to; nobody unpacks more of an entry than is said here. Null when the list is broken, hides
 * the size of something, or speaks of more than four gigabytes.
 */
export function inflatedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = placeOfEnd(view)
  if (end === null) return null
  let total = 0
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + rowSize > view.byteLength || view.getUint32(at, true) !== listed) return null
    const packed = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    if (unpacked === 0xffffffff || (unpacked === 0 && packed > 2)) return null
    total += unpacked
    at += rowSize + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}

/** The last such mark: a comment of up to 64 kB may stand behind it. */
function placeOfEnd(view: DataView) {
  for (let at = view.byteLength - endSize; at >= Math.max(0, view.byteLength - endSize - 0xffff); at -= 1)
    if (view.getUint32(at, true) === endOfList) return at
  return null
}
