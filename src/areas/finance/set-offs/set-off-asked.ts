import { type Asked, choice, kept, offered, search } from '#ui/list/filters.ts'
import { setOffStates } from './set-off.ts'

export const setOffsPath = '/admin/finance/set-offs'
export const setOffPath = (id: string) => `${setOffsPath}/${id}`
/** Where one asks that what we hold of a customer pays what they owe. */
export const newSetOffPath = (partyId: string) => `${setOffsPath}/new?party=${partyId}`

export const setOffFilters = {
  q: search('ابحث برقم المقاصة أو العميل'),
  party: kept(),
  state: choice('الحالة', 'كل الحالات', setOffStates),
  branch: offered('الفرع', 'كل الفروع'),
}

export type SetOffsAsked = Asked<typeof setOffFilters>
export const setOffsPerPage = 25
