import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

/** As typed, before and after; null is "not set". */
export const settingsChanged = definePublicFact(
  'company.settings-changed',
  z.object({ changes: z.array(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() })) }),
)
