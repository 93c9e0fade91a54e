import { data } from 'react-router'
import { exportTable } from '#areas/company/public-lists.ts'
import { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { lineStatuses, matchKinds, sizeOf } from '../line.ts'
import { linesAddress, readLinesAsked } from '../line-asked.ts'
import { type ExportedLine, exportedLines } from '../queries.ts'

const columns: Column<ExportedLine>[] = [
  { title: 'البيان', width: 48, text: ({ description }) => description },
  { title: 'التاريخ', day: ({ day }) => day },
  { title: 'المرجع', width: 22, text: ({ reference }) => reference },
  { title: 'داخل', money: ({ amount }) => (amount > 0n ? amount : null) },
  { title: 'خارج', money: ({ amount }) => (amount < 0n ? sizeOf(amount) : null) },
  { title: 'الرصيد', money: ({ balance }) => balance },
  { title: 'الحالة', text: ({ status }) => lineStatuses[status] },
  { title: 'طوبق بـ', width: 24, text: ({ matchedAs }) => matchedAs && matchKinds[matchedAs] },
]

/** The lines of an account as the list stands in its address. That they left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { params: { accountId = '' }, query }) => {
    const account = isUuid(accountId) ? await bankAccountOf(ctx, accountId) : null
    if (!account) throw data('لا يوجد هذا الحساب.', { status: 404, statusText: 'Not Found' })
    const asked = readLinesAsked(query)
    return exportTable(ctx, query, {
      ...{ title: `كشف ${account.bank}`, columns, rows: exportedLines(ctx, accountId, asked) },
      ...{ sums: { by: () => 'المجموع', of: ['داخل', 'خارج'] }, filters: linesAddress(accountId, asked) },
      about: [['الآيبان', account.iban]],
    })
  }),
)

export const middleware = [loader.middleware]

export default function LinesExport() {
  return null
}
