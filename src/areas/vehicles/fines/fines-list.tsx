import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { Plate } from '#ui/plate.tsx'
import { DateText } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { plateText } from '#values/plates.ts'
import { finePath, finesPath } from '../paths.ts'
import { fineStates } from './fine.ts'
import { fineFilters, finesPerPage } from './fine-asked.ts'
import type { FineRow } from './queries.ts'
import { FineBadge } from './ui/fine-badge.tsx'

const { drawn, money, number, text, code } = columnsOf<FineRow>()

export const finesList = defineList({
  path: finesPath,
  title: 'المخالفات المرورية',
  filters: fineFilters,
  perPage: finesPerPage,
  keyOf: ({ id }) => id,
  columns: [
    number(
      'المخالفة',
      ({ reference }) => reference,
      ({ id }) => finePath(id),
    ),
    drawn('اللوحة', {
      cell: ({ plateDigits, plateLetters }) => <Plate digits={plateDigits} letters={plateLetters} />,
      words: ({ plateDigits, plateLetters }) => plateText({ digits: plateDigits, letters: plateLetters }),
    }),
    drawn('الوقت', { sort: 'at', cell: ({ at }) => <DateText at={at} time />, words: ({ at }) => momentInWords(at) }),
    text('المكان', ({ place }) => place, { width: 24 }),
    money('المبلغ', ({ amount }) => amount, { sort: 'amount' }),
    text('المستأجر', ({ renter }) => renter, { width: 26 }),
    code('العقد', ({ contract }) => contract),
    drawn('الحالة', { cell: ({ state }) => <FineBadge state={state} />, words: ({ state }) => fineStates[state] }),
  ],
  empty: { title: 'لا مخالفات', text: 'تظهر هنا مخالفات سيارات الشركة، وما يحتاج إلى قرار أولًا.' },
  none: { title: 'لا مخالفة مطابقة', text: 'ابحث برقم المخالفة وحده، أو باللوحة.' },
})
