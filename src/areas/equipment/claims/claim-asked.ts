import { claimFilters as filtersOf } from '#areas/claims/public-ui.tsx'
import { type Asked, kept } from '#ui/list/filters.ts'
import { claimWords } from './claim.ts'

/** What narrows the list of claims of machines. */
export const claimFilters = {
  ...filtersOf(claimWords, { search: 'ابحث برقم المحضر أو العقد أو رمز المعدّة', kinds: 'كل الأضرار' }),
  machine: kept(),
}
export type ClaimsAsked = Asked<typeof claimFilters>
