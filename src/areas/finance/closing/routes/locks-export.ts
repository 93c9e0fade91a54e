import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { lockKinds, locksAddress, readLocksAsked } from '../lock-asked.ts'
import { exportedLocks, type LockRow } from '../lock-queries.ts'

const columns: Column<LockRow>[] = [
  { title: 'التاريخ', day: ({ lockedAt }) => dayOf(lockedAt) },
  { title: 'ما جرى', width: 14, text: ({ kind }) => lockKinds[kind] },
  { title: 'مقفلة حتى', day: ({ lockedTo }) => lockedTo },
  { title: 'السبب', width: 40, text: ({ reason }) => reason },
  { title: 'من', width: 24, text: ({ by }) => by },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readLocksAsked(query)
    const rows = exportedLocks(ctx, asked)
    return exportTable(ctx, query, { title: 'إقفال الفترات', columns, rows, filters: locksAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function LocksExport() {
  return null
}
