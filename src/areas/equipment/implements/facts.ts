import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Implement = z.object({ code: z.string(), name: z.string() })
export const implementAdded = defineFact('equipment.implement-added', Implement)
export const implementCorrected = defineFact('equipment.implement-corrected', Implement.extend({ changed: z.array(z.string()) }))
