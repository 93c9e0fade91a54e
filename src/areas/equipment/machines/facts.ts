import { z } from 'zod'
import { defineFact, definePublicFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Machine = z.object({ code: z.string(), model: z.string() })
export const machineAdded = defineFact('equipment.machine-added', Machine)
export const machineCorrected = defineFact('equipment.machine-corrected', Machine.extend({ changed: z.array(z.string()) }))
export const readinessSet = defineFact(
  'equipment.readiness-set',
  Machine.extend({ from: z.string(), to: z.string(), until: z.string().nullable().default(null) }),
)

const Sale = Machine.extend({ on: z.string(), to: z.string(), amount: baisa })
export const saleAsked = defineFact('equipment.sale-asked', Sale)
export const machineSold = definePublicFact('equipment.machine-sold', Sale)

const Paper = z.object({
  ...{ code: z.string(), documentId: z.string(), kind: z.string(), document: z.string() },
  ...{ number: z.string().nullable(), expiresOn: z.string().nullable() },
})
export const machinePaperAdded = defineFact('equipment.paper-added', Paper)
export const machinePaperCorrected = defineFact('equipment.paper-corrected', Paper.extend({ changed: z.array(z.string()) }))
export const machinePaperWithdrawn = defineFact('equipment.paper-withdrawn', Paper.extend({ reason: z.string() }))
