import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Lease = z.object({ number: z.string(), unit: z.string() })
export const leaseDrafted = defineFact('properties.lease-drafted', Lease.extend({ partyId: z.string() }))
export const leaseChanged = defineFact('properties.lease-changed', Lease.extend({ value: baisa }))
export const scheduleCorrected = defineFact('properties.schedule-corrected', Lease)
export const registrationSubmitted = defineFact('properties.registration-submitted', Lease.extend({ on: z.string() }))
export const registeredWithMunicipality = defineFact(
  'properties.registered-with-municipality',
  Lease.extend({ registration: z.string(), on: z.string() }),
)
export const registrationExcused = defineFact('properties.registration-excused', Lease.extend({ reason: z.string() }))
export const registrationExpired = defineFact('properties.registration-expired', Lease.extend({ until: z.string() }))
const registered = { registration: z.string(), on: z.string(), until: z.string().nullable(), fee: baisa }
export const registrationCorrected = defineFact(
  'properties.registration-corrected',
  Lease.extend({ ...registered, reason: z.string(), before: z.object(registered) }),
)
const payer = z.enum(['owner', 'tenant', 'company'])
export const municipalFeeCharged = defineFact(
  'properties.municipal-fee-charged',
  Lease.extend({ amount: baisa, payer, paper: z.string() }),
)
export const municipalFeePaidDirectly = defineFact('properties.municipal-fee-paid-directly', Lease.extend({ payer }))
export const leaseCarriedOn = defineFact(
  'properties.lease-carried-on',
  Lease.extend({ successorId: z.string(), successor: z.string(), endsOn: z.string() }),
)
export const rentRun = defineFact('properties.rent-run', z.object({ until: z.string(), demands: z.number() }))
