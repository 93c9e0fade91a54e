import { type Asked, choice, offered, search } from '#ui/list/filters.ts'
import { exceptionKinds } from './exception.ts'

/** What narrows the list of what needs a decision. */
export const exceptionFilters = {
  q: search('ابحث برقم تتبّع أو هاتف أو اسم'),
  kind: choice('ما حدث', 'كل الاستثناءات', exceptionKinds),
  branch: offered('الفرع', 'كل الفروع'),
} as const
export const exceptionsPerPage = 25
export type ExceptionsAsked = Asked<typeof exceptionFilters>
