import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { allParcelsPath, parcelPath } from '../paths.ts'
import { parcelServices, parcelStates } from './parcel.ts'
import { mostCounted, parcelFilters, parcelsPerPage } from './parcel-asked.ts'
import type { ParcelRow } from './queries.ts'
import { ParcelBadge } from './ui/parcel-badge.tsx'

const { day, drawn, money, number, text } = columnsOf<ParcelRow>()

const kilos = ({ chargeable }: ParcelRow) => (chargeable / 1_000).toFixed(1)

export const parcelsList = defineList({
  path: allParcelsPath,
  title: 'الطرود',
  filters: parcelFilters,
  perPage: parcelsPerPage,
  mostCounted,
  keyOf: ({ id }) => id,
  columns: [
    number(
      'الرقم',
      (row) => row.number,
      ({ id }) => parcelPath(id),
    ),
    drawn('الحالة', {
      cell: ({ state, isReturning }) => <ParcelBadge {...{ state, isReturning }} />,
      words: ({ state }) => parcelStates[state],
    }),
    text('من', ({ senderName }) => senderName, { width: 24 }),
    text('إلى', ({ recipientName }) => recipientName, { width: 24 }),
    text('المكان', ({ place, quarter }) => [place, quarter].filter(Boolean).join('، '), { width: 24 }),
    text('الخدمة', ({ service }) => parcelServices[service], { width: 16 }),
    text('القطع', ({ pieceCount }) => String(pieceCount), { width: 8 }),
    text('الوزن المحتسب', kilos, { width: 12 }),
    money('المطلوب عند التسليم', ({ cod }) => cod),
    money('رسم التوصيل قبل الضريبة', ({ carriage }) => carriage),
    day('سُجّل', ({ registeredOn }) => registeredOn, { sort: 'at' }),
    day('وعدُه', ({ promisedOn }) => promisedOn, { sort: 'promised' }),
  ],
  empty: { title: 'لا طرود بعد', text: 'ما يُستلم عند الشباك يظهر هنا برقمه وحالته.' },
  none: { title: 'لا طرد مطابق', text: 'ابحث برقم التتبّع وحده، أو بآخر أرقام الهاتف.' },
})
