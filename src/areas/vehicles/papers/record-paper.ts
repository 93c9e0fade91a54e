import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { english } from './in-english.ts'

type Value = string | { code: string } | { rials: string } | { ar: string; en: string }
export type Pair = [asked: string, value: Value]

type Section =
  | { heading: string | null; pairs: Pair[] }
  | { heading: string | null; head: string[]; rows: Value[][]; columns: ('auto' | 'rest')[] }

type Told = {
  title: string
  number: string
  lead: { ar: string; en: string } | null
  sections: Section[]
  signed: [role: string, name: string | null][]
}

/** A paper of a rental in Arabic with its English beside. */
export const recordPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, told: Told) =>
  printPaper(ctx, 'areas/vehicles/papers/record.typ', { ...told, day: dayOf(ctx.now()), english })

/** A question that has an answer. */
export const pair = (asked: string, value: Value | null | undefined): Pair[] => (value ? [[asked, value]] : [])

/** An amount keeps its figures in either language. */
export const rials = (amount: bigint) => ({ rials: String(amount) })
