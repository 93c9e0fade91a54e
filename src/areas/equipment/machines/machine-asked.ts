import { type Asked, choice, offered, search } from '#ui/list/filters.ts'
import { serviceStates } from '../service/service.ts'
import { idleStates, ownerships, readinesses } from './machine.ts'

/** What narrows the list of machines. */
export const machineFilters = {
  q: search('ابحث برمز أو طراز أو رقم تسلسلي'),
  kind: offered('النوع', 'كل الأنواع'),
  state: choice('الحالة', 'كل الحالات', readinesses),
  ownership: choice('الملكية', 'كلها', ownerships),
  service: choice('الصيانة', 'كل مواعيد الصيانة', serviceStates),
  idle: choice('الوقوف', 'كلها', idleStates),
  branch: offered('الفرع', 'كل الفروع'),
} as const
export type MachinesAsked = Asked<typeof machineFilters>
export const machinesPerPage = 25
