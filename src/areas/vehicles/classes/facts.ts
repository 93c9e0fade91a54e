import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Class = z.object({ name: z.string() })
export const classAdded = defineFact('vehicles.class-added', Class)
export const classCorrected = defineFact('vehicles.class-corrected', Class.extend({ changed: z.array(z.string()) }))
