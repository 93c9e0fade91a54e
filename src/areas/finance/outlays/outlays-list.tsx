import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { outlayKinds, outlayStates } from '#areas/finance/outlay-dues/outlay.ts'
import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { outlayFilters, outlayPath, outlaysPath, outlaysPerPage } from './outlay-asked.ts'
import type { OutlayRow } from './queries.ts'
import { OutlayBadge } from './ui/outlay-badge.tsx'

const { code, day, drawn, link, money, text } = columnsOf<OutlayRow>()

export const outlaysList = defineList({
  path: outlaysPath,
  title: 'الرسوم بالنيابة',
  filters: outlayFilters,
  perPage: outlaysPerPage,
  keyOf: ({ id }) => id,
  columns: [
    link(
      'الجهة',
      ({ authority }) => authority,
      ({ id }) => outlayPath(id),
    ),
    code('المرجع', ({ reference }) => reference),
    drawn('النوع', {
      cell: ({ kind }) => <span className="muted">{outlayKinds[kind]}</span>,
      words: ({ kind }) => outlayKinds[kind],
    }),
    text('النشاط', ({ line }) => serviceInWords(line), { width: 20, only: 'sheet' }),
    text('العميل', ({ holder }) => holder, { width: 36 }),
    day('حُمّل', ({ chargedOn }) => chargedOn),
    drawn('الحالة', { cell: ({ state }) => <OutlayBadge state={state} />, words: ({ state }) => outlayStates[state] }),
    money('المبلغ', ({ amount }) => amount),
    money('أُلغي', ({ credited }) => credited, { only: 'sheet' }),
    money('دفعه العميل', ({ came }) => came, { only: 'sheet' }),
    money('على العميل', ({ open }) => open),
    money('دُفع للجهة', ({ paid }) => paid, { only: 'sheet' }),
    money('بقي للجهة', ({ owed }) => owed),
  ],
  empty: { title: 'لا رسوم بالنيابة بعد', text: 'يُحمّل على العميل ما تطلبه الجهة كما هو، ثم يُدفع لها بسند صرف.' },
  none: { title: 'لا رسم مطابق', text: 'ابحث بكلمة واحدة من اسم الجهة أو العميل، أو برقم المرجع.' },
})
