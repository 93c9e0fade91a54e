import { parcelClaimPath, parcelClaimsPath, parcelPath } from '#areas/parcels/paths.ts'
import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { claimFilters, claimsPerPage } from './asked.ts'
import { claimants, claimKinds, claimStates } from './claim.ts'
import type { ClaimRow } from './queries.ts'
import { ClaimBadge } from './ui/claim-badge.tsx'

const { day, drawn, money, number, text } = columnsOf<ClaimRow>()

export const claimsList = defineList({
  path: parcelClaimsPath,
  title: 'المطالبات',
  filters: claimFilters,
  perPage: claimsPerPage,
  keyOf: ({ id }) => id,
  columns: [
    number(
      'المطالبة',
      (row) => row.claim,
      ({ id }) => parcelClaimPath(id),
    ),
    number(
      'الطرد',
      (row) => row.parcel,
      ({ parcelId }) => parcelPath(parcelId),
    ),
    text('من يطالب', ({ who, claimant }) => `${who}، ${claimants[claimant]}`),
    text('ما حدث', ({ kind }) => claimKinds[kind], { width: 16 }),
    drawn('الحالة', { cell: ({ state }) => <ClaimBadge state={state} />, words: ({ state }) => claimStates[state] }),
    money('المطلوب', ({ asked }) => asked),
    money('التقدير', ({ assessed }) => assessed),
    day('قُدّمت', ({ openedOn }) => openedOn),
  ],
  empty: { title: 'لا مطالبات', text: 'ما يطالب به مرسل أو مرسل إليه عن طرد مفقود أو متضرر يظهر هنا.' },
  none: { title: 'لا مطالبة مطابقة', text: 'وسّع البحث، أو اختر كل الحالات.' },
})
