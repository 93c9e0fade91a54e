import { type Asked, choice, offered, search } from '#ui/list/filters.ts'
import { readinesses } from './vehicle.ts'

/** What narrows the list of vehicles. */
export const vehicleFilters = {
  q: search('ابحث بلوحة أو طراز أو لون'),
  class: offered('الفئة', 'كل الفئات'),
  state: choice('الحالة', 'كل الحالات', readinesses),
  branch: offered('الفرع', 'كل الفروع'),
} as const
export type VehiclesAsked = Asked<typeof vehicleFilters>
export const vehiclesPerPage = 25
