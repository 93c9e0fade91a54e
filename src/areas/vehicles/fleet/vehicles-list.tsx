import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { Plate } from '#ui/plate.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { plateText } from '#values/plates.ts'
import { vehiclePath, vehiclesPath } from '../paths.ts'
import type { VehicleRow } from './queries.ts'
import { VehicleBadge } from './ui/vehicle-badge.tsx'
import { stateUntil } from './vehicle.ts'
import { vehicleFilters, vehiclesPerPage } from './vehicle-asked.ts'

const { drawn, link, text } = columnsOf<VehicleRow>()

const km = (row: VehicleRow) => row.odometer.toLocaleString('en')

export const vehiclesList = defineList({
  path: vehiclesPath,
  title: 'المركبات',
  filters: vehicleFilters,
  perPage: vehiclesPerPage,
  keyOf: ({ id }) => id,
  columns: [
    drawn('اللوحة', {
      sort: 'plate',
      cell: ({ plateDigits, plateLetters }) => <Plate digits={plateDigits} letters={plateLetters} />,
      words: ({ plateDigits, plateLetters }) => plateText({ digits: plateDigits, letters: plateLetters }),
    }),
    link(
      'الطراز',
      ({ model }) => model,
      ({ id }) => vehiclePath(id),
    ),
    text('الصنع', ({ made }) => String(made), { width: 10 }),
    text('اللون', ({ colour }) => colour, { width: 14 }),
    text('الفئة', ({ className }) => className, { width: 16, sort: 'class' }),
    drawn('الحالة', {
      cell: ({ state, outUntil }) => <VehicleBadge state={state} until={outUntil} />,
      words: ({ state, outUntil }) => stateUntil(state, outUntil),
    }),
    drawn('العداد', { sort: 'odometer', cell: (row) => <Num>{km(row)}</Num>, words: km }),
    text('مكانها', ({ homePlace }) => homePlace, { width: 20 }),
    drawn('تُؤجَّر حتى', {
      sort: 'until',
      cell: ({ lettableUntil }) => (lettableUntil ? <DateText at={lettableUntil} /> : <span className="muted">لا تُؤجَّر</span>),
      words: ({ lettableUntil }) => lettableUntil ?? 'لا تُؤجَّر',
    }),
  ],
  empty: { title: 'لا مركبات بعد', text: 'أضف الفئات أولًا، ثم كل مركبة بلوحتها ورخصتها ووثيقة تأمينها.' },
  none: { title: 'لا مركبة مطابقة', text: 'ابحث بأرقام اللوحة وحدها، أو بكلمة واحدة من الطراز.' },
})
