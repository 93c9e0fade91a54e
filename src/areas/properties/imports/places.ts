import { z } from 'zod'

/**
 * A property a file speaks of: how much of the file is its own, how many people come with it who are not customers yet, and where it
 * is once the file was taken.
 */
export const ImportPlace = z.object({
  id: z.string().nullable(),
  name: z.string(),
  isNew: z.boolean(),
  count: z.number(),
  people: z.number(),
})
export type ImportPlace = z.output<typeof ImportPlace>
