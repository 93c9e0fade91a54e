import { claimColumns } from '#areas/claims/public-ui.tsx'
import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { Plate } from '#ui/plate.tsx'
import { plateText } from '#values/plates.ts'
import { claimsPath } from '../paths.ts'
import { claimWords } from './claim.ts'
import { claimFilters } from './claim-asked.ts'
import type { ClaimRow } from './queries.ts'

const plate = columnsOf<ClaimRow>().drawn('اللوحة', {
  cell: ({ plateDigits, plateLetters }) => <Plate digits={plateDigits} letters={plateLetters} />,
  words: ({ plateDigits, plateLetters }) => plateText({ digits: plateDigits, letters: plateLetters }),
})

export const claimsList = defineList({
  path: claimsPath,
  title: 'الحوادث والأضرار',
  filters: claimFilters,
  keyOf: ({ id }) => id,
  columns: claimColumns<ClaimRow>(claimWords, plate),
  empty: { title: 'لا حوادث ولا أضرار', text: 'يُسجّل الحادث من صفحة العقد أو المركبة، وما يحتاج إلى قرار يظهر أولًا.' },
  none: { title: 'لا ملف مطابق', text: 'ابحث برقم الملف وحده، أو باللوحة.' },
})
