import { type Asked, choice, kept, offered, search } from '#ui/list/filters.ts'
import { fineStates } from './fine.ts'

/** What narrows the list of fines. */
export const fineFilters = {
  q: search('ابحث برقم المخالفة أو اللوحة'),
  state: choice('الحالة', 'كل الحالات', { open: 'تحتاج إلى قرار', ...fineStates }),
  branch: offered('الفرع', 'كل الفروع'),
  vehicle: kept(),
} as const
export type FinesAsked = Asked<typeof fineFilters>
export const finesPerPage = 25
