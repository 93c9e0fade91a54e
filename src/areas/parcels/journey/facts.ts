import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import type { StepName } from './parcel.ts'

/** What a message about a parcel needs, so that nobody looks it up in a table that is not his. */
const About = z.object({
  ...{ number: z.string(), branchId: z.string(), branch: z.string(), place: z.string(), pieces: z.array(z.number()) },
  ...{ senderId: z.string(), sender: z.string(), recipient: z.string(), recipientPhone: z.string() },
  ...{ reason: z.string().nullable(), note: z.string().nullable(), at: z.string() },
})

const fact = (name: string) => defineFact(`parcels.${name}`, About)

export const stepFacts = {
  registered: fact('registered'),
  cancelled: fact('cancelled'),
  accepted: fact('accepted'),
  shelved: fact('shelved'),
  bagged: fact('bagged'),
  unbagged: fact('unbagged'),
  departed: fact('departed'),
  arrived: fact('arrived'),
  dispatched: fact('dispatched'),
  'attempt-failed': fact('attempt-failed'),
  'came-back': fact('came-back'),
  'given-to-carrier': fact('given-to-carrier'),
  'carrier-delivered': fact('carrier-delivered'),
  'carrier-returned': fact('carrier-returned'),
  moved: fact('moved'),
  ready: fact('ready'),
  'handed-over': fact('handed-over'),
  rescheduled: fact('rescheduled'),
  redirected: fact('redirected'),
  held: fact('held'),
  released: fact('released'),
  returning: fact('returning'),
  returned: fact('returned'),
  damaged: fact('damaged'),
  lost: fact('lost'),
  found: fact('found'),
  disposed: fact('disposed'),
  corrected: fact('corrected'),
} satisfies Record<StepName, ReturnType<typeof fact>>
