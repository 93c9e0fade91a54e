import { z } from 'zod'
import { baisa } from '#values/shapes.ts'

/** What would come, or came, of a file, fine by fine: the contract by which somebody had the car, or none. */
export const FoundFine = z.object({
  reference: z.string(),
  plate: z.string(),
  at: z.string(),
  amount: baisa,
  contract: z.string().nullable(),
})
export type FoundFine = z.output<typeof FoundFine>
