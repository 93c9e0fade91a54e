import { type UnitKind, type UnitUse, unitKinds, unitUses } from '#areas/properties/property.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { vacantPath } from './listing.ts'

export const rentSteps = { 150: '150', 250: '250', 400: '400', 600: '600', 1000: '1000' } as const
export const roomSteps = { 1: 'غرفة فأكثر', 2: 'غرفتان فأكثر', 3: '3 غرف فأكثر', 4: '4 غرف فأكثر' } as const

/** The vacant units as the address asks for them. */
export type ListingsAsked = {
  use: UnitUse | ''
  kind: UnitKind | ''
  wilayat: string
  quarter: string
  rooms: string
  rent: string
  furnished: string
  page: number
}

export const listingsPerPage = 12

export function readListingsAsked(query: URLSearchParams): ListingsAsked {
  const { text } = askedIn(query)
  return {
    ...{ use: nameIn(unitUses, text('use')), kind: nameIn(unitKinds, text('kind')) },
    ...{ wilayat: text('wilayat'), quarter: text('quarter'), page: pageIn(query) },
    ...{ rooms: String(nameIn(roomSteps, text('rooms'))), rent: String(nameIn(rentSteps, text('rent'))) },
    furnished: text('furnished') === 'yes' ? 'yes' : '',
  }
}

/** Without what is not asked for; it leads to the units and not to the head of the page. */
export const listingsAddress = (asked: Partial<ListingsAsked>) => `${addressWith(vacantPath, asked)}#vacant`

export const isNarrowed = ({ page: _, ...filters }: ListingsAsked) => Object.values(filters).some(Boolean)
