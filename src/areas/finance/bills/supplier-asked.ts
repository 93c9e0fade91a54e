import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { suppliersPath } from './bill.ts'

/** Whether something is to pay to them. */
export const supplierStandings = { owed: 'له مستحق', clear: 'لا مستحق له' } as const
export type SupplierStanding = keyof typeof supplierStandings

/** The list of suppliers as its address says it; `supplier` is the one that is changed. */
export type SuppliersAsked = { q: string; standing: SupplierStanding | ''; supplier: string; page: number }
export const suppliersPerPage = 50

export function readSuppliersAsked(query: URLSearchParams): SuppliersAsked {
  const { text } = askedIn(query)
  return {
    q: text('q'),
    standing: nameIn(supplierStandings, text('standing')),
    supplier: text('supplier'),
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const suppliersAddress = (asked: Partial<SuppliersAsked>, path = suppliersPath) => addressWith(path, asked)
