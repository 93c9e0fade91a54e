import { exportTable } from '#areas/company/public-lists.ts'
import { accountName } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { exportedSlips, type SlipRow } from '../paper-queries.ts'
import { readSlipsAsked, slipsAddress } from '../papers-asked.ts'

const columns: Column<SlipRow>[] = [
  { title: 'رقم القسيمة', width: 20, text: ({ number }) => number },
  { title: 'أُودعت', day: ({ day }) => day },
  { title: 'في حساب', width: 28, text: accountName },
  { title: 'الفرع', width: 18, text: ({ branch }) => branch },
  { title: 'أودعها', width: 24, text: ({ by }) => by },
  { title: 'شيكاتها', number: ({ cheques }) => Number(cheques) },
  { title: 'لدى البنك', money: ({ waiting }) => waiting },
  { title: 'المبلغ', money: ({ amount }) => amount },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportCheques, async (ctx, { query }) => {
    const asked = readSlipsAsked(query)
    const rows = exportedSlips(ctx, asked)
    return exportTable(ctx, query, {
      title: 'قسائم الإيداع',
      columns,
      rows,
      sums: { by: () => 'المجموع' },
      filters: slipsAddress(asked),
    })
  }),
)

export const middleware = [loader.middleware]

export default function ChequeSlipsExport() {
  return null
}
