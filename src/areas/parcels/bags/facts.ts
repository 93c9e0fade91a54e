import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Bag = z.object({ number: z.string(), from: z.string(), to: z.string() })

export const bagOpened = defineFact('parcels.bag-opened', Bag)
export const bagSent = defineFact('parcels.bag-sent', Bag.extend({ count: z.number(), seal: z.string(), driver: z.string() }))
export const bagArrived = defineFact('parcels.bag-arrived', Bag.extend({ missing: z.array(z.string()) }))
