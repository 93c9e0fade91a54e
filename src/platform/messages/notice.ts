import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { FactKind } from '../facts.ts'
import type { Permission } from '../permissions.ts'

/** In the bell, and three ways out of the house. */
export const channels = ['in-app', 'sms', 'email', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/** Codes and security go out at any hour and cannot be refused; marketing needs consent. */
export type Category = 'code' | 'security' | 'service' | 'marketing'

/**
 * Who is meant: a user by the account, a customer by the record, a role, all who may do something, or a bare phone or address. Of what
 * belongs to a branch only those are told who may do it there.
 */
export type Audience =
  | { accountId: string }
  | { partyId: string }
  | { role: string }
  | { holdersOf: Permission; branchId?: string }
  | { phone?: string | null | undefined; email?: string | null | undefined }

/**
 * What stands for `{name}` in a template. `longest` is the longest that comes in earnest, for the count of its parts; `mayLink` is for what
 * the office itself wrote: elsewhere no address but ours is left in it.
 */
export type Variable = { label: string; sample: string; longest?: string; mayLink?: boolean }

export type Templates = {
  'in-app'?: string
  sms?: string
  email?: { subject: string; text: string }
  whatsapp?: string
}

/** What one fact gives one audience to hear. */
export type Telling<Name extends string = string> = {
  to: Audience | Audience[]
  values: Record<Name, string>
  /** Where a press on it in the bell leads: a page of ours. */
  path?: string
  /** Two tellings with the same key reach a person once; without one, once for each fact. */
  dedupe?: string
}

type Asking = { tx: Tx; subjectId: string; origin: string; now: () => Date }

export type Notice = {
  name: string
  label: string
  category: Category
  factName: string
  atAnyHour: boolean
  variables: Record<string, Variable>
  templates: Templates
  tell: (asking: Asking, data: unknown) => Promise<Telling[]>
  stillTrue: (asking: Asking, data: unknown) => Promise<boolean>
}

type Declared<Data extends z.ZodType, Name extends string> = {
  name: string
  /** What the office calls it in its lists: «وصل طلب خدمة». */
  label: string
  on: FactKind<Data>
  category?: Category
  /** It answers what the person has just done, or concerns a delivery under way: quiet hours do not hold it back. */
  atAnyHour?: boolean
  variables: Record<Name, Variable>
  /** The words it begins with, for each channel it may take; the office can change them. */
  templates: Templates
  tell: (data: z.output<Data>, asking: Asking) => Told<Name> | Promise<Told<Name>>
  /** Asked again just before sending: whether it is still worth hearing. */
  stillTrue?: (tx: Tx, data: z.output<Data>, asking: Asking) => Promise<boolean>
}
type Told<Name extends string> = Telling<Name> | Telling<Name>[] | null

/** Says what someone should hear when a fact has been saved, and in which words. */
export function notice<Data extends z.ZodType, const Name extends string>(declared: Declared<Data, Name>): Notice {
  const { on, tell, stillTrue, category = 'service', atAnyHour = false, ...rest } = declared
  return {
    ...rest,
    category,
    atAnyHour,
    factName: on.name,
    async tell(asking, data) {
      const told = await tell(on.data.parse(data), asking)
      if (!told) return []
      return Array.isArray(told) ? told : [told]
    },
    stillTrue: async (asking, data) => stillTrue?.(asking.tx, on.data.parse(data), asking) ?? true,
  }
}
