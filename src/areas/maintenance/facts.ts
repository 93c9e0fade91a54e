import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'
import { natureNames, payerNames } from './request.ts'

/** A request as it is told about: by which number, where it is, and who lives there. */
const Request = z.object({
  number: z.string(),
  where: z.string(),
  title: z.string(),
  state: z.string(),
  partyId: z.string().nullable(),
})

export const faultReported = defineFact('properties.fault-reported', Request.extend({ byTenant: z.boolean() }))
export const maintenanceTriaged = defineFact(
  'properties.maintenance-triaged',
  Request.extend({
    payer: z.string(),
    nature: z.enum(natureNames).nullable().default(null),
    payerReason: z.string().nullable().default(null),
    estimate: baisa.nullable(),
    dueOn: z.string(),
  }),
)
export const maintenanceAssigned = defineFact(
  'properties.maintenance-assigned',
  Request.extend({
    technicianId: z.string().nullable(),
    who: z.string(),
    visitOn: z.string(),
    visitFrom: z.string().nullable(),
    visitUntil: z.string().nullable(),
    payer: z.enum(payerNames).nullable().default(null),
    estimate: baisa.nullable().default(null),
    /** What the tenant was billed for it before it was opened again. */
    billed: baisa.nullable().default(null),
  }),
)
export const maintenanceStarted = defineFact('properties.maintenance-started', Request)
export const maintenanceCompleted = defineFact(
  'properties.maintenance-completed',
  Request.extend({ note: z.string(), cost: baisa.nullable() }),
)
export const maintenanceRejected = defineFact('properties.maintenance-rejected', Request.extend({ reason: z.string() }))
export const maintenanceConfirmed = defineFact('properties.maintenance-confirmed', Request)
export const maintenanceReopened = defineFact(
  'properties.maintenance-reopened',
  Request.extend({ reason: z.string(), technicianId: z.string().nullable() }),
)
export const maintenanceClosed = defineFact('properties.maintenance-closed', Request)
