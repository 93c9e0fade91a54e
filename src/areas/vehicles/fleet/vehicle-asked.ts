import { type Asked, choice, kept, offered, search } from '#ui/list/filters.ts'
import { readinesses } from './vehicle.ts'

/** What narrows the list of vehicles; `papers` is those that soon may not be let. */
export const vehicleFilters = {
  q: search('ابحث بلوحة أو طراز أو لون'),
  class: offered('الفئة', 'كل الفئات'),
  state: choice('الحالة', 'كل الحالات', readinesses),
  branch: offered('الفرع', 'كل الفروع'),
  papers: kept(),
} as const
export type VehiclesAsked = Asked<typeof vehicleFilters>
export const vehiclesPerPage = 25
