import { type Asked, choice, kept, offered, search } from '#ui/list/filters.ts'
import { claimKinds, claimStates } from './claim.ts'

/** What narrows the list of claims. */
export const claimFilters = {
  q: search('ابحث برقم الملف أو العقد أو اللوحة أو بلاغ الشرطة'),
  state: choice('الحالة', 'كل الحالات', { undecided: 'تحتاج إلى قرار', ...claimStates }),
  kind: choice('النوع', 'حوادث وأضرار', claimKinds),
  branch: offered('الفرع', 'كل الفروع'),
  vehicle: kept(),
} as const
export type ClaimsAsked = Asked<typeof claimFilters>
export const claimsPerPage = 25
