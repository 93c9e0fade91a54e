import { z } from 'zod'
import { howMany } from '#values/plural.ts'
import { type FileKind, fileKinds, sniff } from './sniff.ts'

/** A file as it came in with a form, its type told by its bytes and not by its name. One larger than its field takes has a size alone. */
export type Upload = { name: string; bytes: Buffer; size?: number }

export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)

const megabyte = 2 ** 20

type Limit = { most: number; megabytes: number }
const limits = new WeakMap<object, Limit>()

/** How much a field of such files takes, by the shape of one of them. */
export const uploadLimit = (file: unknown): Limit | undefined =>
  typeof file === 'object' && file !== null ? limits.get(file) : undefined

/** What one field takes. Each refusal says what is wrong with which file and what would be right. */
export function uploads({ kinds, most, megabytes }: { kinds: readonly FileKind[]; most: number; megabytes: number }) {
  const accepted = kinds.map((kind) => fileKinds[kind].label).join('، ')
  const file = z.custom<Upload>(isUpload, 'اختر ملفًا من جهازك.').superRefine(({ name, bytes, size = bytes.length }, context) => {
    const kind = sniff(bytes)
    if (size === 0) context.addIssue({ code: 'custom', message: `تعذّرت قراءة «${name}». جرّب ملفًا آخر.` })
    else if (size > megabytes * megabyte)
      context.addIssue({
        code: 'custom',
        message: `حجم «${name}» ${(size / megabyte).toFixed(1)} ميجابايت، والحد ${megabytes}. صغّره أو اختر غيره.`,
      })
    else if (!kind || !kinds.includes(kind))
      context.addIssue({ code: 'custom', message: `«${name}» ليس من الأنواع المقبولة. نقبل ${accepted}.` })
  })
  limits.set(file, { most, megabytes })
  const one = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])
  return z.preprocess(one, z.array(file).max(most, `اختر حتى ${howMany(most, 'file', 'gen')}.`))
}
