import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'

/** What narrows a list. Each stands in the address under its own name; `kept` narrows it without a field in the bar. */
export type Filter<Name extends string = string> =
  | { kind: 'search' | 'day'; label: string }
  | { kind: 'choice'; label: string; all: string; names: Readonly<Record<Name, string>> }
  /** Its options come with the page: branches, people. Where there is one only, nothing is asked. */
  | { kind: 'offered'; label: string; all: string }
  | { kind: 'kept' }

export type Filters = Readonly<Record<string, Filter>>

export const search = (label: string) => ({ kind: 'search', label }) as const
export const offered = (label: string, all: string) => ({ kind: 'offered', label, all }) as const
export const kept = () => ({ kind: 'kept' }) as const
export const choice = <Name extends string>(label: string, all: string, names: Readonly<Record<Name, string>>) =>
  ({ kind: 'choice', label, all, names }) as const

/** What the address asks of a list: a word for each of its filters, the column it is sorted by, and the page. */
export type Asked<List extends Filters = Filters> = {
  [Key in keyof List]: List[Key] extends { names: Readonly<Record<infer Name extends string, string>> } ? Name | '' : string
} & { sort: string; page: number }

type Address = { filters: Filters; sorts: readonly string[]; mostPages: number }

/** What is not understood counts as not asked for. */
export function readAsked({ filters, sorts, mostPages }: Address, query: URLSearchParams) {
  const { text, day: dayOf } = askedIn(query)
  const valueAt = (name: string, filter: Filter) => {
    if (filter.kind === 'day') return dayOf(name)
    return filter.kind === 'choice' ? nameIn(filter.names, text(name)) : text(name)
  }
  const sort = text('sort')
  return {
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, valueAt(name, filter)])),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    page: pageIn(query, mostPages),
  }
}

export const addressOf = (path: string, asked: Readonly<Record<string, string | number | undefined>>) => addressWith(path, asked)
