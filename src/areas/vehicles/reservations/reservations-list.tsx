import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { Plate } from '#ui/plate.tsx'
import { DateText, Phone } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { inGroups } from '#values/phones.ts'
import { plateText } from '#values/plates.ts'
import { reservationPath, reservationsPath } from '../paths.ts'
import type { ReservationRow } from './queries.ts'
import { reservationSources, reservationStates } from './reservation.ts'
import { reservationFilters, reservationsPerPage } from './reservation-asked.ts'
import { ReservationBadge } from './ui/reservation-badge.tsx'

const { drawn, money, number, text } = columnsOf<ReservationRow>()

export const reservationsList = defineList({
  path: reservationsPath,
  title: 'حجوزات السيارات',
  filters: reservationFilters,
  perPage: reservationsPerPage,
  keyOf: ({ id }) => id,
  columns: [
    number(
      'الحجز',
      (row) => row.number,
      ({ id }) => reservationPath(id),
    ),
    text('الاسم', ({ name }) => name, { width: 26 }),
    drawn('الهاتف', { cell: ({ phone }) => phone && <Phone number={phone} />, words: ({ phone }) => inGroups(phone) }),
    text('الفئة', ({ className }) => className, { width: 16, sort: 'class' }),
    drawn('التسليم', {
      sort: 'from',
      cell: ({ startsAt }) => <DateText at={startsAt} time />,
      words: ({ startsAt }) => momentInWords(startsAt),
    }),
    drawn('الإعادة', { cell: ({ endsAt }) => <DateText at={endsAt} time />, words: ({ endsAt }) => momentInWords(endsAt) }),
    drawn('الحالة', { cell: ({ state }) => <ReservationBadge state={state} />, words: ({ state }) => reservationStates[state] }),
    drawn('المركبة', {
      cell: ({ plate }) => plate && <Plate digits={plate.digits} letters={plate.letters} />,
      words: ({ plate }) => plate && plateText(plate),
    }),
    money('الإجمالي', ({ total }) => total, { sort: 'total' }),
    text('المصدر', ({ source }) => reservationSources[source], { width: 14 }),
  ],
  empty: { title: 'لا حجوزات قادمة', text: 'تظهر هنا الحجوزات التي لم تُسلَّم سياراتها بعد، الأقرب أولًا.' },
  none: { title: 'لا حجز مطابق', text: 'ابحث برقم الحجز وحده، أو بآخر أرقام الهاتف.' },
})
