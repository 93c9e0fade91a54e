/** The kinds of file the product takes, told by their first bytes: a name or a browser's word proves nothing. */
export const fileKinds = {
  pdf: { label: 'PDF', mediaType: 'application/pdf', extension: 'pdf' },
  jpeg: { label: 'JPG', mediaType: 'image/jpeg', extension: 'jpg' },
  png: { label: 'PNG', mediaType: 'image/png', extension: 'png' },
  webp: { label: 'WebP', mediaType: 'image/webp', extension: 'webp' },
  svg: { label: 'SVG', mediaType: 'image/svg+xml', extension: 'svg' },
} as const
export type FileKind = keyof typeof fileKinds

export function sniff(bytes: Buffer): FileKind | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'webp'
  return svgBegins.test(bytes.subarray(0, 4096).toString('utf8')) ? 'svg' : null
}

/** A drawing that declares entities of its own is none we take: they are how a small file becomes a huge one. */
const svgBegins = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/
