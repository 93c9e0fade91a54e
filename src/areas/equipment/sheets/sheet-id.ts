import { createHash } from 'node:crypto'

/** One id for a line and a day: whoever begins the same sheet on another phone begins this one. */
export function sheetIdOf(lineId: string, day: string) {
  const bytes = createHash('sha256').update(`${lineId} ${day}`).digest().subarray(0, 16)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
