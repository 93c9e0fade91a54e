import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Service = z.object({ service: z.string(), address: z.string() })

export const serviceConnected = defineFact('contracts.signing-service-connected', Service)
export const serviceDisconnected = defineFact('contracts.signing-service-disconnected', Service)
/** Told of the contract: from now on the service knows of this signature. */
export const serviceAsked = defineFact(
  'contracts.service-signature-asked',
  z.object({ number: z.string(), signer: z.string(), signingId: z.string(), service: z.string() }),
)
