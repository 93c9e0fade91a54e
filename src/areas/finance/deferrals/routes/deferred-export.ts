import { exportTable } from '#areas/company/public-lists.ts'
import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { deferralsAddress, readDeferralsAsked } from '../deferral-asked.ts'
import { type DeferralRow, exportedDeferrals } from '../queries.ts'

const columns: Column<DeferralRow>[] = [
  { title: 'الفاتورة', width: 20, text: ({ number }) => number },
  { title: 'العميل', width: 36, text: ({ customer }) => customer },
  { title: 'البيان', width: 36, text: ({ description }) => description },
  { title: 'النشاط', width: 20, text: ({ line }) => serviceInWords(line) },
  { title: 'من', day: ({ fromDay }) => fromDay },
  { title: 'إلى', day: ({ untilDay }) => untilDay },
  { title: 'قبل الضريبة', money: ({ net }) => net },
  { title: 'أُلغي', money: ({ credited }) => credited },
  { title: 'استُحق', money: ({ earned }) => earned },
  { title: 'مؤجل', money: ({ unearned }) => unearned },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readDeferralsAsked(query)
    const rows = exportedDeferrals(ctx, asked)
    const sums = { by: ({ line }: DeferralRow) => `مجموع: ${serviceInWords(line)}` }
    return exportTable(ctx, query, { title: 'الإيرادات المؤجلة', columns, rows, sums, filters: deferralsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function DeferredExport() {
  return null
}
