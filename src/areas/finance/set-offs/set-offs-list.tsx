import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { DateText } from '#ui/values.tsx'
import type { SetOffRow } from './queries.ts'
import { setOffStates } from './set-off.ts'
import { setOffFilters, setOffPath, setOffsPath, setOffsPerPage } from './set-off-asked.ts'
import { SetOffBadge } from './ui/set-off-badge.tsx'

const { day, drawn, money, number, text } = columnsOf<SetOffRow>()

export const setOffsList = defineList({
  path: setOffsPath,
  title: 'المقاصات',
  filters: setOffFilters,
  perPage: setOffsPerPage,
  keyOf: ({ id }) => id,
  columns: [
    number(
      'الرقم',
      ({ number }) => number,
      ({ id }) => setOffPath(id),
    ),
    day('طُلبت', ({ askedOn }) => askedOn, { only: 'sheet' }),
    text('العميل', ({ holder }) => holder, { width: 36 }),
    drawn('السبب', { cell: ({ reason }) => <span className="muted">{reason}</span>, words: ({ reason }) => reason, width: 36 }),
    drawn('طُلبت', { cell: ({ askedAt }) => <DateText at={askedAt} time />, words: () => null, only: 'screen' }),
    text('طلبها', ({ by }) => by, { width: 24 }),
    drawn('الحالة', {
      cell: ({ status }) => <SetOffBadge status={status} />,
      words: ({ status }) => setOffStates[status],
      width: 18,
    }),
    money('المبلغ', ({ amount }) => amount),
    text('سبب الرفض', ({ endReason }) => endReason, { only: 'sheet' }),
  ],
  empty: { title: 'لا مقاصة بعد', text: 'يُسدَّد بها ما على العميل مما لدينا له بموافقته، ويعتمدها غير من طلبها.' },
  none: { title: 'لا مقاصة مطابقة', text: 'ابحث بجزء من الرقم، أو بكلمة واحدة من اسم العميل.' },
})
