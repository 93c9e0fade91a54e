import { partyRoles, risks } from '#areas/customers/customer.ts'
import { addressWith } from '#values/asked.ts'
import { customerKinds } from '#values/customer-kinds.ts'
import { pageIn } from '#values/pages.ts'

/** The list as its address says it: what a person typed or pressed, and nothing else. */
export const listFilters = {
  kind: customerKinds,
  role: partyRoles,
  risk: risks,
  documents: ['awaiting-check', 'expired', 'expiring', 'none'],
  account: ['yes', 'no'],
  added: ['week'],
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
    added: one('added', listFilters.added),
    sort: one('sort', listOrders) ?? '-number',
    page: pageIn(query, 4_000),
  }
}

/** The list of all who are called so, in the order of their names. */
export const everybodyCalled = (q: string) => askedOf(new URLSearchParams({ q, sort: 'name' }))

/** The address of a list, without what is not asked for. */
export const addressOf = ({ sort, ...asked }: Partial<Asked>) =>
  addressWith('/admin/users', { ...asked, sort: sort === '-number' ? '' : sort })
