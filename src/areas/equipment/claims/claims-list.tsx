import { claimColumns } from '#areas/claims/public-ui.tsx'
import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { Code } from '#ui/values.tsx'
import { claimsPath } from '../paths.ts'
import { claimWords } from './claim.ts'
import { claimFilters } from './claim-asked.ts'
import type { ClaimRow } from './queries.ts'

const machine = columnsOf<ClaimRow>().drawn('المعدّة', {
  cell: ({ code, model }) => (
    <>
      <Code>{code}</Code> <bdi>{model}</bdi>
    </>
  ),
  words: ({ code, model }) => `${code} ${model}`,
})

export const claimsList = defineList({
  path: claimsPath,
  title: 'محاضر الأضرار',
  filters: claimFilters,
  keyOf: ({ id }) => id,
  columns: claimColumns<ClaimRow>(claimWords, machine),
  empty: { title: 'لا محاضر أضرار', text: 'يُفتح المحضر من صفحة العقد أو المعدّة أو كشف الساعات، وما يحتاج إلى قرار يظهر أولًا.' },
  none: { title: 'لا محضر مطابق', text: 'ابحث برقم المحضر وحده، أو برمز المعدّة.' },
})
