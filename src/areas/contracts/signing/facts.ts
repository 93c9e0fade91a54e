import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Told = z.object({ number: z.string(), kind: z.string(), party: z.string() })

/** Told of the contract: each of those who are to sign is asked apart, and asked again where the link is sent anew. */
export const signatureAsked = defineFact(
  'contracts.signature-asked',
  Told.extend({ signingId: z.string(), links: z.number(), partyId: z.string().nullable(), signer: z.string() }),
)
export const signingCodeAsked = defineFact('contracts.signing-code-asked', Told.extend({ signer: z.string() }))
export const signatureGiven = defineFact(
  'contracts.signature-given',
  Told.extend({ signingId: z.string(), signer: z.string(), called: z.string(), sha256: z.string(), way: z.string() }),
)
export const signatureDeclined = defineFact(
  'contracts.signature-declined',
  Told.extend({ signingId: z.string(), signer: z.string(), reason: z.string(), askedBy: z.string() }),
)
