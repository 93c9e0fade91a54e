import { financePermissions } from '#areas/finance/permissions.ts'
import { csvNamed, download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { writeCsvOf } from '#platform/documents/write-csv.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { depositLines, depositStates } from '../deposit.ts'
import { depositsAddress, readDepositsAsked } from '../deposit-asked.ts'
import { type DepositRow, exportedDeposits } from '../queries.ts'

const columns: Column<DepositRow>[] = [
  { title: 'العقد', width: 24, text: ({ contract }) => contract },
  { title: 'العميل', width: 36, text: ({ holder }) => holder },
  { title: 'النشاط', width: 20, text: ({ line }) => depositLines[line] },
  { title: 'طُلب', day: ({ askedOn }) => askedOn },
  { title: 'موعد الرد', day: ({ releaseOn }) => releaseOn },
  { title: 'المطلوب', money: ({ amount }) => amount },
  { title: 'قُبض', money: ({ received }) => received },
  { title: 'خُصم', money: ({ used }) => used },
  { title: 'رُدّ', money: ({ refunded }) => refunded },
  { title: 'المحفوظ', money: ({ held }) => held },
  { title: 'الحالة', width: 18, text: ({ state }) => depositStates[state] },
]

const list = 'التأمينات المستردة'

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportDeposits, async (ctx, { query }) => {
    const asked = readDepositsAsked(query)
    const format = query.get('format') === 'csv' ? 'csv' : 'xlsx'
    await recordExport(ctx, { list, format, filters: depositsAddress(asked) })
    const rows = exportedDeposits(ctx, asked)
    if (format === 'csv') return download(csvNamed(list, ctx.now()), writeCsvOf(columns, rows))
    return download(sheetNamed(list, ctx.now()), writeSheet({ name: list, columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function DepositsExport() {
  return null
}
