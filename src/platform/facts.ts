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
