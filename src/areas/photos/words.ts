import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const photoFactWords = (area: string) => ({
  [`${area}.photos-added`]: 'أُضيفت صور',
  [`${area}.photos-ordered`]: 'رُتّبت الصور',
  [`${area}.photo-described`]: 'كُتب وصف صورة',
  [`${area}.photo-removed`]: 'حُذفت صورة',
})

const Subject = z.object({ called: z.string() })
const Described = Subject.extend({ said: z.string().nullable() })

export const photoFactLines = (area: string): FactLines => ({
  [`${area}.photos-added`]: factLine(
    Subject.extend({ count: z.number() }),
    ({ called, count }) => `أُضيف إلى ${called}: ${howMany(count, 'photo')}`,
  ),
  [`${area}.photos-ordered`]: factLine(Subject, ({ called }) => `رُتّبت صور ${called}`),
  [`${area}.photo-described`]: factLine(Described, ({ called, said }) =>
    said ? `كُتب تحت صورة من ${called}: ${said}` : `مُسح وصف صورة من ${called}`,
  ),
  [`${area}.photo-removed`]: factLine(Described, ({ called, said }) =>
    said ? `حُذفت من ${called} صورة «${said}»` : `حُذفت صورة من ${called}`,
  ),
})
