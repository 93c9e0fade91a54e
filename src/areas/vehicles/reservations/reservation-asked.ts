import { type Asked, choice, type Filter, kept, offered, search } from '#ui/list/filters.ts'
import { reservationStates } from './reservation.ts'

/** What narrows the list of reservations; without a state or words it is what is still to come. */
export const reservationFilters = {
  q: search('ابحث برقم الحجز أو الهاتف أو الاسم'),
  state: choice('الحالة', 'القادمة', reservationStates),
  class: offered('الفئة', 'كل الفئات'),
  branch: offered('الفرع', 'كل الفروع'),
  day: { kind: 'day', label: 'يوم التسليم' },
  party: kept(),
  vehicle: kept(),
} as const satisfies Record<string, Filter>
export type ReservationsAsked = Asked<typeof reservationFilters>
export const reservationsPerPage = 25
