import { pageIn } from '#values/pages.ts'
import { suppliersPath } from './bill.ts'

/** Whether something is to pay to them. */
export const supplierStandings = { owed: 'له مستحق', clear: 'لا مستحق له' } as const
export type SupplierStanding = keyof typeof supplierStandings

/** The list of suppliers as its address says it; `supplier` is the one that is changed. */
export type SuppliersAsked = { q: string; standing: SupplierStanding | ''; supplier: string; page: number }
export const suppliersPerPage = 50

export function readSuppliersAsked(query: URLSearchParams): SuppliersAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return {
    q: text('q'),
    standing: (Object.keys(supplierStandings) as SupplierStanding[]).find((one) => one === text('standing')) ?? '',
    supplier: text('supplier'),
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export function suppliersAddress({ page = 1, ...filters }: Partial<SuppliersAsked>, path = suppliersPath) {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
