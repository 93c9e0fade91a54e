import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'
import { happenings } from './claim.ts'

/** Which claim, of what, and the contract by which somebody had it. */
export const ToldClaim = z.object({
  number: z.string(),
  kind: z.enum(happenings),
  code: z.string(),
  model: z.string(),
  contract: z.string(),
  branchId: z.string(),
})
export type ToldClaim = z.output<typeof ToldClaim>

const Why = ToldClaim.extend({ why: z.string() })

/** What can have happened to the claims of an area. */
export const claimFacts = (area: string) => ({
  claimOpened: defineFact(`${area}.claim-opened`, ToldClaim.extend({ place: z.string().nullable() })),
  claimPictured: defineFact(`${area}.claim-pictured`, ToldClaim.extend({ pictures: z.number() })),
  claimAssessed: defineFact(`${area}.claim-assessed`, ToldClaim.extend({ estimate: baisa, renter: baisa })),
  claimCharged: defineFact(
    `${area}.claim-charged`,
    ToldClaim.extend({ contractId: z.string(), partyId: z.string(), renter: baisa, used: baisa, insurer: baisa, at: z.string() }),
  ),
  absorbingClaimAsked: defineFact(`${area}.claim-absorbing-asked`, Why),
  claimAbsorbed: defineFact(`${area}.claim-absorbed`, Why.extend({ renter: baisa })),
  claimRecovered: defineFact(`${area}.claim-recovered`, ToldClaim),
  claimClosed: defineFact(`${area}.claim-closed`, Why),
})
export type ClaimFacts = ReturnType<typeof claimFacts>
