import { data } from 'react-router'
import { account } from '#areas/finance/ledger/account-queries.ts'
import { sourceWords } from '#areas/finance/ledger/journal.ts'
import { lineWords } from '#areas/finance/ledger/voucher.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayInWords } from '#values/dates.ts'
import { handOut } from '../hand-out.ts'
import { exportedMovements, type MovementWithBalance } from '../movement-queries.ts'
import { movementsAddress, readMovementsAsked } from '../movements-asked.ts'

const columns: Column<MovementWithBalance>[] = [
  { title: 'التاريخ', day: ({ day }) => day },
  { title: 'القيد', number: ({ number }) => Number(number) },
  { title: 'المصدر', text: ({ source }) => sourceWords(source) },
  { title: 'البيان', width: 36, text: ({ memo }) => memo },
  { title: 'المفتاح', width: 20, text: ({ key }) => key || null },
  { title: 'يقابله', width: 28, text: ({ other, otherName }) => `${other} ${otherName}` },
  { title: 'النشاط', text: ({ line }) => line && lineWords[line] },
  { title: 'مدين', money: ({ debit }) => debit },
  { title: 'دائن', money: ({ credit }) => credit },
  { title: 'الرصيد', money: ({ balance }) => balance },
]

/** The movements of one account as they are filtered in its address, the first one first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { params: { code = '' }, query }) => {
    const found = await account(ctx, code)
    if (!found) throw data('لا يوجد هذا الحساب.', { status: 404, statusText: 'Not Found' })
    const asked = readMovementsAsked(query)
    const { from, to } = asked
    return handOut(ctx, query, {
      ...{ title: `حركات ${code} ${found.name}`, columns, rows: exportedMovements(ctx, { ...asked, code }) },
      filters: movementsAddress(code, asked),
      about: [
        ...(from ? [['من', dayInWords(from)] as [string, string]] : []),
        ...(to ? [['إلى', dayInWords(to)] as [string, string]] : []),
      ],
    })
  }),
)

export const middleware = [loader.middleware]

export default function AccountMovementsExport() {
  return null
}
