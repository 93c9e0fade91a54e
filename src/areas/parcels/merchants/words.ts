import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const merchantFactWords = {
  'parcels.merchant-agreed': 'كُتب عقد تاجر',
  'parcels.merchant-terms-changed': 'عُدّلت شروط تاجر',
}

const Merchant = z.object({ number: z.string(), merchant: z.string() })

export const merchantFactLines: FactLines = {
  'parcels.merchant-agreed': factLine(Merchant, ({ number, merchant }) => `كُتب عقد التاجر ${merchant}، ${number}`),
  'parcels.merchant-terms-changed': factLine(
    Merchant.extend({ changed: z.array(z.string()), consent: z.string().nullable() }),
    ({ number, changed, consent }) => [`عُدّلت شروط العقد ${number}: ${changed.join('، ')}`, consent].filter(Boolean).join('، '),
  ),
}

export const merchantPartWords = { merchant: 'التاجر', consent: 'كيف وافق' }
