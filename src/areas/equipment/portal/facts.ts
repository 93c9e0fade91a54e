import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const extensionAsked = defineFact(
  'equipment.extension-asked',
  z.object({ number: z.string(), partyId: z.string(), kind: z.string(), until: z.string(), by: z.string() }),
)
