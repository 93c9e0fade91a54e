import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Job = z.object({ what: z.string(), place: z.string(), truck: z.string().nullable() })
export const jobPlanned = defineFact('equipment.transport-planned', Job.extend({ at: z.string() }))
export const jobChanged = defineFact('equipment.transport-changed', Job.extend({ at: z.string() }))
export const jobAdvanced = defineFact(
  'equipment.transport-advanced',
  Job.extend({ state: z.enum(['loading', 'on-road', 'done']) }),
)
export const jobCalledOff = defineFact('equipment.transport-called-off', Job.extend({ why: z.string() }))
