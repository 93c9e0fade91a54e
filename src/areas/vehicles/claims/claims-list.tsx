import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { Plate } from '#ui/plate.tsx'
import { DateText } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { plateText } from '#values/plates.ts'
import { claimPath, claimsPath } from '../paths.ts'
import { claimKinds, claimStates } from './claim.ts'
import { claimFilters, claimsPerPage } from './claim-asked.ts'
import type { ClaimRow } from './queries.ts'
import { ClaimBadge } from './ui/claim-badge.tsx'

const { drawn, money, number, text, code } = columnsOf<ClaimRow>()

export const claimsList = defineList({
  path: claimsPath,
  title: 'الحوادث والأضرار',
  filters: claimFilters,
  perPage: claimsPerPage,
  keyOf: ({ id }) => id,
  columns: [
    number(
      'الملف',
      ({ number: called }) => called,
      ({ id }) => claimPath(id),
    ),
    text('النوع', ({ kind }) => claimKinds[kind]),
    drawn('اللوحة', {
      cell: ({ plateDigits, plateLetters }) => <Plate digits={plateDigits} letters={plateLetters} />,
      words: ({ plateDigits, plateLetters }) => plateText({ digits: plateDigits, letters: plateLetters }),
    }),
    drawn('الوقت', { sort: 'at', cell: ({ at }) => <DateText at={at} time />, words: ({ at }) => momentInWords(at) }),
    text('ما حدث', ({ what }) => what, { width: 28 }),
    text('المستأجر', ({ renter }) => renter, { width: 26 }),
    code('العقد', ({ contract }) => contract),
    money('التقدير', ({ estimate }) => estimate, { sort: 'estimate' }),
    drawn('الحالة', { cell: ({ state }) => <ClaimBadge state={state} />, words: ({ state }) => claimStates[state] }),
  ],
  empty: { title: 'لا حوادث ولا أضرار', text: 'يُسجّل الحادث من صفحة العقد أو المركبة، وما يحتاج إلى قرار يظهر أولًا.' },
  none: { title: 'لا ملف مطابق', text: 'ابحث برقم الملف وحده، أو باللوحة.' },
})
