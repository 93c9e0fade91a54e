import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** Both in words, as they were shown. */
export const moneySettingChanged = defineFact(
  'finance.money-setting-changed',
  z.object({ label: z.string(), before: z.string(), after: z.string(), fromDay: z.string() }),
)
