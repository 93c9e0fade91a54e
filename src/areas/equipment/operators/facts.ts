import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Operator = z.object({ name: z.string() })
export const operatorAdded = defineFact('equipment.operator-added', Operator)
export const operatorCorrected = defineFact('equipment.operator-corrected', Operator.extend({ changed: z.array(z.string()) }))
