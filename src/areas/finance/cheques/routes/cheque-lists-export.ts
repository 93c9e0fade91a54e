import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { type ChequeListRow, exportedChequeLists } from '../paper-queries.ts'
import { chequeListsAddress, readChequeListsAsked } from '../papers-asked.ts'

const columns: Column<ChequeListRow>[] = [
  { title: 'رقم البيان', width: 20, text: ({ number }) => number },
  { title: 'استُلمت', day: ({ day }) => day },
  { title: 'العميل', width: 32, text: ({ giver }) => giver },
  { title: 'الفرع', width: 18, text: ({ branch }) => branch },
  { title: 'استلمها', width: 24, text: ({ by }) => by },
  { title: 'شيكاتها', number: ({ cheques }) => Number(cheques) },
  { title: 'في الحافظة', money: ({ waiting }) => waiting },
  { title: 'المبلغ', money: ({ amount }) => amount },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportCheques, async (ctx, { query }) => {
    const asked = readChequeListsAsked(query)
    return exportTable(ctx, query, {
      ...{ title: 'بيانات الشيكات المستلمة', columns, rows: exportedChequeLists(ctx, asked) },
      ...{ sums: { by: () => 'المجموع' }, filters: chequeListsAddress(asked) },
    })
  }),
)

export const middleware = [loader.middleware]

export default function ChequeListsExport() {
  return null
}
