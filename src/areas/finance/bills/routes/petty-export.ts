import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { pettyStates } from '../petty.ts'
import { pettyAddress, readPettyAsked } from '../petty-asked.ts'
import { type ExportedPetty, exportedPetty } from '../petty-queries.ts'

const columns: Column<ExportedPetty>[] = [
  { title: 'البيان', width: 32, text: ({ description }) => description },
  { title: 'دُفع إلى', width: 28, text: ({ payee }) => payee },
  { title: 'رقم الورقة', width: 16, text: ({ paper }) => paper },
  { title: 'الرقم الضريبي', width: 18, text: ({ vatin }) => vatin },
  { title: 'تاريخ الورقة', day: ({ day }) => day },
  { title: 'صُرف', day: ({ spentOn }) => spentOn },
  { title: 'الصندوق', width: 22, text: ({ box }) => box },
  { title: 'صرفه', width: 22, text: ({ by }) => by },
  { title: 'الحساب', width: 26, text: ({ account }) => account },
  { title: 'الحالة', width: 12, text: ({ state }) => pettyStates[state] },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'ضريبة تُسترد', money: ({ vat }) => vat },
  { title: 'سبب العكس', width: 24, text: ({ reason }) => reason },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportPetty, async (ctx, { query }) => {
    const asked = readPettyAsked(query)
    const sums = { by: ({ state }: ExportedPetty) => `مجموع: ${pettyStates[state]}` }
    return exportTable(ctx, query, {
      ...{ title: 'المصروفات النثرية', columns, rows: exportedPetty(ctx, asked), sums },
      filters: pettyAddress(asked),
    })
  }),
)

export const middleware = [loader.middleware]

export default function PettyExport() {
  return null
}
