import { type Asked, choice, offered, search } from '#ui/list/filters.ts'
import { claimKinds, claimStates } from './claim.ts'

/** What narrows the list of claims. */
export const claimFilters = {
  q: search('ابحث برقم مطالبة أو طرد أو اسم'),
  state: choice('الحالة', 'كل الحالات', claimStates),
  kind: choice('ما حدث', 'كل ما حدث', claimKinds),
  branch: offered('الفرع', 'كل الفروع'),
} as const
export type ClaimsAsked = Asked<typeof claimFilters>
export const claimsPerPage = 25
