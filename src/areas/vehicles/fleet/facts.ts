import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Vehicle = z.object({ plate: z.string(), model: z.string() })
export const vehicleAdded = defineFact('vehicles.added', Vehicle)
export const vehicleCorrected = defineFact('vehicles.corrected', Vehicle.extend({ changed: z.array(z.string()) }))
export const readinessSet = defineFact(
  'vehicles.readiness-set',
  Vehicle.extend({ from: z.string(), to: z.string(), until: z.string().nullable().default(null) }),
)

const Sale = Vehicle.extend({ on: z.string(), to: z.string(), amount: baisa })
export const saleAsked = defineFact('vehicles.sale-asked', Sale)
export const vehicleSold = defineFact('vehicles.vehicle-sold', Sale)

const Paper = z.object({
  ...{ plate: z.string(), documentId: z.string(), kind: z.string(), document: z.string() },
  ...{ number: z.string().nullable(), expiresOn: z.string().nullable() },
})
export const vehiclePaperAdded = defineFact('vehicles.paper-added', Paper)
export const vehiclePaperCorrected = defineFact('vehicles.paper-corrected', Paper.extend({ changed: z.array(z.string()) }))
export const vehiclePaperWithdrawn = defineFact('vehicles.paper-withdrawn', Paper.extend({ reason: z.string() }))
