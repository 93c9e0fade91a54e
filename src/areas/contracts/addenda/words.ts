import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const addendumFactWords = {
  'contracts.addendum-added': 'أُضيف ملحق العقد',
  'contracts.addendum-in-force': 'سرى ملحق العقد',
}

const Told = z.object({ addendum: z.string(), from: z.string() })
const line = (said: string) => factLine(Told, ({ addendum, from }) => `${said} ${addendum}، من ${dayInWords(from)}`)

export const addendumFactLines: FactLines = {
  'contracts.addendum-added': line('أُضيف الملحق'),
  'contracts.addendum-in-force': line('فُعّل الملحق'),
}

export const addendumPartWords = { addendum: 'ملحق العقد' }
