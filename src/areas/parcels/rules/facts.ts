import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const parcelRulesSet = defineFact('parcels.rules-set', z.object({ version: z.number(), changed: z.array(z.string()) }))
