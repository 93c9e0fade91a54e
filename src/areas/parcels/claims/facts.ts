import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const About = z.object({
  ...{ claimId: z.string(), claim: z.string(), number: z.string(), branchId: z.string(), claimant: z.string() },
  ...{ phone: z.string(), amount: baisa, note: z.string().nullable() },
})
const fact = (name: string) => defineFact(`parcels.claim-${name}`, About)

export const claimFacts = {
  opened: fact('opened'),
  assessed: fact('assessed'),
  accepted: fact('accepted'),
  rejected: fact('rejected'),
  paid: fact('paid'),
}
