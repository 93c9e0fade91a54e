import { z } from 'zod'
import { claimFacts, ToldClaim } from '#areas/claims/public.ts'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

export const carClaimFacts = claimFacts('vehicles')
export const { claimOpened, claimPictured, claimAssessed, claimCharged } = carClaimFacts
export const { absorbingClaimAsked, claimAbsorbed, claimRecovered, claimClosed } = carClaimFacts

export const policeReportRecorded = defineFact('vehicles.police-report-recorded', ToldClaim.extend({ report: z.string() }))
export const policeReportMissing = defineFact('vehicles.police-report-missing', ToldClaim)
export const insurerPaid = defineFact(
  'vehicles.insurer-paid',
  ToldClaim.extend({ insurer: z.string(), paid: baisa, rest: baisa }),
)
