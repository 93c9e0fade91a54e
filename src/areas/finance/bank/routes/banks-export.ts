import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { heldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { bankStates, banksAddress, readBanksAsked } from '../banks-asked.ts'
import { type BankRow, bankList, stateOf } from '../queries.ts'

const columns: Column<BankRow>[] = [
  { title: 'البنك', width: 28, text: ({ bank }) => bank },
  { title: 'الآيبان', width: 28, text: ({ iban }) => iban },
  { title: 'الحساب', width: 14, text: (account) => heldFor[account.heldFor] },
  { title: 'المطابقة', width: 22, text: (account) => bankStates[stateOf(account)] },
  { title: 'سطور بلا مطابقة', number: ({ told }) => told?.waiting ?? null },
  { title: 'آخر سطر', day: ({ told }) => told?.lastDay ?? null },
  { title: 'مقفل حتى', day: ({ told }) => told?.lockedTo ?? null },
  { title: 'في الكشف', money: ({ told }) => told?.stated ?? null },
  { title: 'في الدفاتر', money: ({ balance }) => balance },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readBanksAsked(query)
    const rows = oneByOne((await bankList(ctx, asked)).rows)
    const sums = { by: (account: BankRow) => `مجموع: ${heldFor[account.heldFor]}` }
    return exportTable(ctx, query, { title: 'كشوف البنوك', columns, rows, sums, filters: banksAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function BanksExport() {
  return null
}
