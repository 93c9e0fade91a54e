import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const textFactWords = {
  'contracts.text-written': 'كُتبت نسخة من نموذج عقد',
  'contracts.text-put-to-use': 'اعتُمدت نسخة من نموذج عقد',
}

const Text = z.object({ title: z.string(), version: z.number() })
const line = (said: string) => factLine(Text, ({ title, version }) => `${said} ${version} من نموذج «${title}»`)

export const textFactLines: FactLines = {
  'contracts.text-written': line('كُتبت النسخة'),
  'contracts.text-put-to-use': line('اعتُمدت النسخة'),
}
