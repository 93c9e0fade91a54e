import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** Which claim, of which car, and the contract by which somebody had it. */
const Claim = z.object({
  number: z.string(),
  kind: z.enum(['accident', 'damage']),
  plate: z.string(),
  model: z.string(),
  contract: z.string(),
  branchId: z.string(),
})
export type ClaimFact = z.output<typeof Claim>

const Why = Claim.extend({ why: z.string() })
export const claimOpened = defineFact(
  'vehicles.claim-opened',
  Claim.extend({ place: z.string().nullable(), policeDueAt: z.string().nullable() }),
)
export const policeReportRecorded = defineFact('vehicles.police-report-recorded', Claim.extend({ report: z.string() }))
export const policeReportMissing = defineFact('vehicles.police-report-missing', Claim)
export const claimPictured = defineFact('vehicles.claim-pictured', Claim.extend({ pictures: z.number() }))
export const claimAssessed = defineFact('vehicles.claim-assessed', Claim.extend({ estimate: baisa, renter: baisa }))
export const claimCharged = defineFact(
  'vehicles.claim-charged',
  Claim.extend({ contractId: z.string(), partyId: z.string(), renter: baisa, used: baisa, insurer: baisa, at: z.string() }),
)
export const insurerPaid = defineFact('vehicles.insurer-paid', Claim.extend({ insurer: z.string(), paid: baisa, rest: baisa }))
export const absorbingClaimAsked = defineFact('vehicles.claim-absorbing-asked', Why)
export const claimAbsorbed = defineFact('vehicles.claim-absorbed', Why.extend({ renter: baisa }))
export const claimRecovered = defineFact('vehicles.claim-recovered', Claim)
export const claimClosed = defineFact('vehicles.claim-closed', Why)
