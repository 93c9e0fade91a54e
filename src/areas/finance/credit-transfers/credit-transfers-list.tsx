import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { DateText } from '#ui/values.tsx'
import { creditTransferStates } from './credit-transfer.ts'
import { creditTransferFilters, creditTransferPath, creditTransfersPerPage } from './credit-transfer-asked.ts'
import type { CreditTransferRow } from './queries.ts'
import { CreditTransferBadge } from './ui/credit-transfer-badge.tsx'

const { day, drawn, money, number, text } = columnsOf<CreditTransferRow>()

export const creditTransfersList = defineList({
  path: creditTransfersPath,
  title: 'تحويلات الأرصدة',
  filters: creditTransferFilters,
  perPage: creditTransfersPerPage,
  keyOf: ({ id }) => id,
  columns: [
    number(
      'الرقم',
      ({ number }) => number,
      ({ id }) => creditTransferPath(id),
    ),
    day('طُلب', ({ askedOn }) => askedOn, { only: 'sheet' }),
    text('من', ({ holder }) => holder, { width: 36 }),
    text('إلى', ({ taker }) => taker, { width: 36 }),
    drawn('السبب', { cell: ({ reason }) => <span className="muted">{reason}</span>, words: ({ reason }) => reason, width: 36 }),
    drawn('طُلب', { cell: ({ askedAt }) => <DateText at={askedAt} time />, words: () => null, only: 'screen' }),
    text('طلبه', ({ by }) => by, { width: 24 }),
    drawn('الحالة', {
      cell: ({ status }) => <CreditTransferBadge status={status} />,
      words: ({ status }) => creditTransferStates[status],
      width: 18,
    }),
    money('المبلغ', ({ amount }) => amount),
    text('سبب الرفض', ({ endReason }) => endReason, { only: 'sheet' }),
  ],
  empty: { title: 'لا تحويل رصيد بعد', text: 'يُحوَّل به رصيد عميل إلى عميل آخر بموافقة صاحبه، ويعتمد ما كبر منه غير من طلبه.' },
  none: { title: 'لا تحويل مطابق', text: 'ابحث بجزء من الرقم، أو بكلمة واحدة من اسم أحد العميلين.' },
})
