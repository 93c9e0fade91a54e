import type { z } from 'zod'

export type FactKind<Data extends z.ZodType = z.ZodType> = { name: string; data: Data; changesPages: boolean }

/** What can have happened, past tense, with the data that everything downstream may rely on. */
export function defineFact<Data extends z.ZodType>(name: string, data: Data): FactKind<Data> {
  return { name, data, changesPages: false }
}

/** A fact after which the public pages say something else: every process drops the pages it keeps. */
export function definePublicFact<Data extends z.ZodType>(name: string, data: Data): FactKind<Data> {
  return { name, data, changesPages: true }
}

/** How a fact is told, by what it keeps; nothing is said of one that was kept in another shape. */
export const factLine =
  <Shape extends z.ZodType>(shape: Shape, say: (told: z.output<Shape>) => string | null) =>
  (data: unknown) => {
    const told = shape.safeParse(data).data
    return told === undefined ? null : say(told)
  }
