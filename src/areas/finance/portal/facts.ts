import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** A transfer as it is told about: whose, how much, and by which mark at the bank. */
const Proof = z.object({ partyId: z.string(), name: z.string(), amount: baisa, reference: z.string() })

export const proofSent = defineFact('finance.proof-sent', Proof)
export const transferConfirmed = defineFact(
  'finance.transfer-confirmed',
  Proof.extend({ receiptId: z.string(), number: z.string() }),
)
export const proofRefused = defineFact('finance.proof-refused', Proof.extend({ reason: z.string() }))
export const proofWithdrawn = defineFact('finance.proof-withdrawn', Proof)
/** Its receipt was reversed: it waits for a look at the bank again. */
export const proofReopened = defineFact('finance.proof-reopened', Proof.extend({ reason: z.string(), number: z.string() }))
