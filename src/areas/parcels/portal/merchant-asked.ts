import { type Asked, choice, search } from '#ui/list/filters.ts'

/** The merchant's list: all he sent, or those of one tab. Each parcel under way stands in one tab. */
export const tabs = {
  waiting: 'لم نستلمها',
  way: 'في الطريق',
  reply: 'تحتاج ردك',
  delivered: 'سُلّمت',
  back: 'تعود',
} as const
/** Parcels to his own phone are no tab of those he sent. */
export const tabsShown = { ...tabs, mine: 'إليك' } as const

export const merchantFilters = {
  q: search('ابحث بالرقم أو مرجعك أو الهاتف'),
  tab: choice('حالة الطرود', 'الكل', tabsShown),
} as const
export type MerchantAsked = Asked<typeof merchantFilters>

export const merchantPerPage = 25
/** Further nobody leafs, so further they are not counted. */
export const mostCounted = 10_000
