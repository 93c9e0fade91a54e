import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { poolsPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { type OwnerToTransfer, ownersToTransfer } from '../payout-list.ts'

const columns: Column<OwnerToTransfer>[] = [
  { title: 'المستفيد', width: 36, text: ({ payee }) => payee },
  { title: 'الآيبان', width: 30, text: ({ iban }) => iban },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'المرجع', width: 20, text: ({ number }) => number },
  { title: 'البيان', width: 36, text: ({ purpose }) => purpose },
]

/** What goes to the bank: only what somebody else agreed to, and its total. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.transferPayouts, async (ctx, { query }) => {
    const rows = oneByOne(await ownersToTransfer(ctx))
    return exportTable(ctx, query, {
      title: 'كشف تحويلات الملّاك',
      columns,
      rows,
      sums: { by: () => 'المجموع' },
      filters: poolsPath,
    })
  }),
)

export const middleware = [loader.middleware]

export default function OwnerPayoutsExport() {
  return null
}
