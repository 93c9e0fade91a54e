import { claimFilters as filtersOf } from '#areas/claims/public-ui.tsx'
import { type Asked, kept } from '#ui/list/filters.ts'
import { claimWords } from './claim.ts'

/** What narrows the list of claims of cars. */
export const claimFilters = {
  ...filtersOf(claimWords, { search: 'ابحث برقم الملف أو العقد أو اللوحة أو بلاغ الشرطة', kinds: 'حوادث وأضرار' }),
  vehicle: kept(),
}
export type ClaimsAsked = Asked<typeof claimFilters>
