import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Merchant = z.object({ number: z.string(), partyId: z.string(), merchant: z.string() })
export const merchantAgreed = defineFact('parcels.merchant-agreed', Merchant)
export const merchantTermsChanged = defineFact(
  'parcels.merchant-terms-changed',
  Merchant.extend({ changed: z.array(z.string()), consent: z.string().nullable() }),
)
