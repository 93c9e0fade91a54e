import { type Asked, choice, offered, search } from '#ui/list/filters.ts'
import { parcelServices, parcelStates } from './parcel.ts'

/** What narrows the list of parcels. */
export const parcelFilters = {
  q: search('ابحث برقم تتبّع أو هاتف أو اسم'),
  state: choice('الحالة', 'كل الحالات', parcelStates),
  service: choice('الخدمة', 'كل الخدمات', parcelServices),
  zone: offered('المنطقة', 'كل المناطق'),
  branch: offered('الفرع', 'كل الفروع'),
} as const
export type ParcelsAsked = Asked<typeof parcelFilters>
export const parcelsPerPage = 25
/** Further nobody leafs, so further they are not counted. */
export const mostCounted = 10_000
