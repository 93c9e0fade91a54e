import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

const Kind = z.object({ name: z.string() })
export const kindAdded = definePublicFact('equipment.kind-added', Kind)
export const kindCorrected = definePublicFact('equipment.kind-corrected', Kind.extend({ changed: z.array(z.string()) }))
