import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** The subject is the lease. */
export const enforcementFileMade = defineFact('properties.enforcement-file-made', z.object({ number: z.string(), amount: baisa }))
