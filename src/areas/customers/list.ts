import { customerKinds } from '#values/customer-kinds.ts'
import { partyRoles, risks } from './customer.ts'

/** The list as its address says it: what a person typed or pressed, and nothing else. */
export const listFilters = {
  kind: customerKinds,
  role: partyRoles,
  risk: risks,
  documents: ['awaiting-check', 'expired', 'expiring', 'none'],
  account: ['yes', 'no'],
} as const
type Filters = typeof listFilters
export type ListFilters = { [Name in keyof Filters]: Filters[Name][number] | null }

export const listOrders = ['name', '-name', 'number', '-number'] as const
export type ListOrder = (typeof listOrders)[number]

export type Asked = ListFilters & { q: string; sort: ListOrder; page: number }

export const listPage = 25
/** Under which its views are kept. */
export const listName = 'customers'

export function askedOf(query: URLSearchParams): Asked {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? null
  return {
    q: (query.get('q') ?? '').slice(0, 100),
    kind: one('kind', listFilters.kind),
    role: one('role', listFilters.role),
    risk: one('risk', listFilters.risk),
    documents: one('documents', listFilters.documents),
    account: one('account', listFilters.account),
    sort: one('sort', listOrders) ?? '-number',
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** The address of a list, without what is not asked for. */
export function addressOf({ page, sort, ...rest }: Partial<Asked>) {
  const entries = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const query = new URLSearchParams(entries)
  if (sort && sort !== '-number') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  return query.size ? `/admin/users?${query}` : '/admin/users'
}
