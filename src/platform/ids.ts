/** A UUID of version 7: it begins with its time, so rows made together lie together in an index. */
export function uuidv7(at: Date) {
  const bytes = crypto.getRandomValues(Buffer.alloc(16))
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** When a UUID of version 7 was made. */
export function madeAt(id: string) {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}

/** What stands in an address may be anything; the database takes ids only. */
export const isUuid = (text: string | undefined): text is string => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
