import { choice, offered, search } from '#ui/list/filters.ts'
import { claimStates } from './claim.ts'
import type { ClaimWords } from './claim-kind.ts'

export const claimsPerPage = 25

/** What narrows a list of claims. */
export const claimFilters = ({ kinds }: ClaimWords, said: { search: string; kinds: string }) => ({
  q: search(said.search),
  state: choice('الحالة', 'كل الحالات', { undecided: 'تحتاج إلى قرار', ...claimStates }),
  kind: choice('النوع', said.kinds, kinds),
  branch: offered('الفرع', 'كل الفروع'),
})
