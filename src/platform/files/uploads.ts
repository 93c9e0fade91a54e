import { z } from 'zod'
import { howMany } from '#values/plural.ts'
import { type FileKind, fileKinds, sniff } from './sniff.ts'

/** A file as it came in with a form: read whole, its type told by its bytes and not by its name. */
export type Upload = { name: string; bytes: Buffer }

export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)

const megabyte = 2 ** 20

/** What one field takes. Each refusal says what is wrong with which file and what would be right. */
export function uploads({ kinds, most, megabytes }: { kinds: readonly FileKind[]; most: number; megabytes: number }) {
  const accepted = kinds.map((kind) => fileKinds[kind].label).join('، ')
  const file = z.custom<Upload>(isUpload, 'اختر ملفًا من جهازك.').superRefine(({ name, bytes }, context) => {
    const kind = sniff(bytes)
    const size = (bytes.length / megabyte).toFixed(1)
    if (bytes.length === 0) context.addIssue({ code: 'custom', message: `تعذّرت قراءة «${name}». جرّب ملفًا آخر.` })
    else if (bytes.length > megabytes * megabyte)
      context.addIssue({ code: 'custom', message: `حجم «${name}» ${size} ميجابايت، والحد ${megabytes}. صغّره أو اختر غيره.` })
    else if (!kind || !kinds.includes(kind))
      context.addIssue({ code: 'custom', message: `«${name}» ليس من الأنواع المقبولة. نقبل ${accepted}.` })
  })
  const one = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])
  return z.preprocess(one, z.array(file).max(most, `اختر حتى ${howMany(most, 'file', 'gen')}.`))
}
