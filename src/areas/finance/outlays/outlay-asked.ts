import { outlayDues, outlayKinds, outlayStates } from '#areas/finance/outlay-dues/outlay.ts'
import { type Asked, choice, kept, offered, search } from '#ui/list/filters.ts'

export const outlaysPath = '/admin/finance/outlays'
export const outlayPath = (id: string) => `${outlaysPath}/${id}`

export const outlayFilters = {
  q: search('ابحث بالجهة أو المرجع أو العميل'),
  party: kept(),
  state: choice('الحالة', 'كل الحالات', outlayStates),
  /** What the customer has done about it. */
  due: choice('العميل', 'دفع أو لم يدفع', outlayDues),
  kind: choice('النوع', 'كل الأنواع', outlayKinds),
  branch: offered('الفرع', 'كل الفروع'),
}

export type OutlaysAsked = Asked<typeof outlayFilters>
export const outlaysPerPage = 25
